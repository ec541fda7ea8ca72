/** Messages of the notebook's calls. */
export const NOTEBOOK_MESSAGES = {
  /** Rule 28.4. */
  bookmarkFailed: 'Došlo je do greške prilikom ažuriranja bookmarka',
  failed: 'Bilješka nije spremljena. Pokušaj ponovno.',
  listFailed: 'Bilježnica se nije otvorila. Pokušaj ponovno.',
  notFound: 'Bilješka nije pronađena',
  isTaken: 'Ova bilješka već postoji.',
  isFull: 'Bilježnica je puna: u nju stane 1000 bilješki. Ukloni neku pa dodaj novu.',
  tooManyMarks: 'Označeno je već 500 lekcija. Skini koju oznaku pa dodaj novu.',
  oneOfThem: 'Navedi pitanje ili stranicu, jedno od toga.',
} as const
