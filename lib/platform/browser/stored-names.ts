/**
 * Names of values in the browser's storage under `iskra:<owner>:<name>:<which>`, by storage. The
 * cookie policy explains each of them.
 */
export const STORED_NAMES = {
  local: [
    'kviz',
    'zabavni',
    'igra',
    'danas',
    'test',
    'provjera',
    'profesor',
    'slike',
    'dolazak',
    'zvuk',
    'citanje',
    'baza-znanja-tipkom',
    'ploca',
  ],
  tab: ['kartice', 'vatrica', 'razina', 'obavijest', 'prijava-prestala', 'ponovno', 'nacrt'],
} as const

export type StoredName = (typeof STORED_NAMES)[keyof typeof STORED_NAMES][number]
