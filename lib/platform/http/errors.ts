/** Status codes with which a handler may refuse (rule 3.7). */
export type RefusalStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503 | 507

export type RemedyPage = { title: string; path: string }

type RefusalDetails = {
  /** Messages to show beside the fields they concern. */
  fields?: Record<string, string[]>
  retryAfterSeconds?: number
  /** The password must be given first; then the same call is accepted. */
  confirm?: true
  /** The page on which the user can remove the obstacle, with its title. */
  way?: RemedyPage
  /** The record's current state, sent with a 409. */
  current?: unknown
  /** The methods that the address supports, for a 405. */
  allow?: string
}

/**
 * An error with a message for the user. Handlers throw it, and the outermost code of a call or a
 * file turns it into a response.
 */
export class HttpError extends Error {
  constructor(
    readonly status: RefusalStatus,
    message: string,
    readonly options: RefusalDetails = {},
  ) {
    super(message)
  }
}

/** A 400 with a message beside the field that it concerns. */
export const invalidField = (field: string, message: string): HttpError =>
  new HttpError(400, MESSAGES.invalid, { fields: { [field]: [message] } })

export const MESSAGES = {
  invalid: 'Uneseni podaci nisu ispravni.',
  unknownPath: 'Tražena adresa ne postoji.',
  methodNotAllowed: 'Ova adresa ne podržava taj zahtjev.',
  notJson: 'Podaci moraju biti u obliku JSON.',
  tooLarge: 'Poslani podaci su preveliki.',
  wrongType: 'Ova vrsta datoteke nije dopuštena.',
  emptyFile: 'Datoteka je prazna.',
  full: 'Na poslužitelju nema više mjesta za datoteke. Treba javiti tko ga održava.',
  foreignOrigin: 'Zahtjev nije poslan s ove stranice.',
  /** Rule 3.10: the client then forgets the user and goes to /prijava. */
  invalidUserToken: 'Neispravan korisnički token',
  /** Like `invalidUserToken`, for admins and /admin/prijava. */
  invalidAdminToken: 'Neispravan admin token',
  unconfirmed: 'Za ovo treba potvrditi lozinku svojega računa.',
  forbidden: 'Za ovo nema dopuštenja.',
  blocked: 'Ovaj je račun zatvoren. Zašto i kako dalje, objašnjava podrška Iskre.',
  tooManyAttempts: 'Previše pokušaja s pogrešnom lozinkom.',
  tooMany: 'Previše zahtjeva odjednom.',
  changed: 'Sadržaj se upravo promijenio. Treba ponovno učitati stranicu.',
  unavailable: 'Usluga je trenutačno nedostupna. Novi je pokušaj moguć za koji trenutak.',
  unknown: 'Dogodila se greška. Treba pokušati ponovno.',
} as const
