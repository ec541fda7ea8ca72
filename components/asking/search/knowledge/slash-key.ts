import { GUEST_OWNER, keep, storageKeyOf, readKept } from '@/lib/platform/browser/storage'

const KEY = storageKeyOf(GUEST_OWNER, 'baza-znanja-tipkom')
const isOff = (value: unknown): value is false => value === false

/**
 * Whether `/` opens the search in this browser. Can be switched off for speech input or accidental
 * keys.
 */
export const isSlashKeyOn = (): boolean => readKept(KEY, isOff) === null

export const setSlashKeyOn = (opens: boolean) => keep(KEY, opens ? null : false)
