/** Longest texts in characters; the database checks the same numbers. */
export const OPERATOR_LIMITS = {
  legalName: 120,
  /** The recipient of a payment slip has no more room (HUB-3A). */
  accountName: 25,
  address: 60,
  city: 40,
  registration: 300,
  representative: 80,
  phone: 30,
} as const

/** Who runs the site and is paid: a company or a trade with its account. */
export type Operator = {
  legalName: string
  /** The account's holder as the bank has it. */
  accountName: string
  address: string
  /** With the postal code. */
  city: string
  oib: string
  registration: string
  representative: string
  phone: string
  iban: string
}

/** What a payment needs of its recipient. */
export const PAYMENT_FIELDS = ['legalName', 'accountName', 'address', 'city', 'iban'] as const
