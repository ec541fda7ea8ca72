/** Maximum lengths in characters; the database checks the same numbers. */
export const OPERATOR_LIMITS = {
  legalName: 120,
  /** The recipient field of a payment slip has no more room (HUB-3A). */
  accountName: 25,
  address: 60,
  city: 40,
  registration: 300,
  representative: 80,
  phone: 30,
} as const

/** The company or trade that runs the site and receives the payments. */
export type Operator = {
  legalName: string
  /** The account holder's name as the bank has it. */
  accountName: string
  address: string
  /** Including the postal code. */
  city: string
  oib: string
  registration: string
  representative: string
  phone: string
  iban: string
}

/** Fields that a payment slip needs. */
export const PAYMENT_FIELDS = ['legalName', 'accountName', 'address', 'city', 'iban'] as const
