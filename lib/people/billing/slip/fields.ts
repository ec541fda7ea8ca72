import type { Operator } from '../operator/model'
import { truncateToWords, toSlipText } from './characters'

/** The data of an order that a slip needs. */
export type SlipOrder = {
  reference: string
  /** In euro cents. */
  price: number
  number: number
  productName: string
  payer: string
}

/** A payment slip as people read and type it. */
export type Slip = {
  payer: string
  recipient: { name: string; address: string; city: string }
  iban: string
  model: string
  reference: string
  /** In euro cents. */
  price: number
  purpose: string
  description: string
}

/** Maximum lengths of the form's fields, in characters (HUB-3A, version 6; rule 16.3). */
export const SLIP_MAX = { payer: 30, name: 25, address: 25, city: 27, description: 35 } as const

/** The model without check digits: the reference number is our own. */
const MODEL = 'HR00'
/** Purpose code (ISO 20022): other payment. */
const PURPOSE = 'OTHR'

/** The fields of the slip that pays an order to the operator. */
export function slipOf(order: SlipOrder, operator: Operator): Slip {
  const about = `Iskra narudžba ${order.number}`
  const described = toSlipText(`${about}, ${order.productName}`)
  return {
    payer: truncateToWords(toSlipText(order.payer), SLIP_MAX.payer),
    recipient: {
      name: truncateToWords(toSlipText(operator.accountName), SLIP_MAX.name),
      address: truncateToWords(toSlipText(operator.address), SLIP_MAX.address),
      city: truncateToWords(toSlipText(operator.city), SLIP_MAX.city),
    },
    iban: operator.iban,
    model: MODEL,
    reference: order.reference,
    price: order.price,
    purpose: PURPOSE,
    // A product name that does not fit is left out: the order number identifies the order.
    description: described.length <= SLIP_MAX.description ? described : about,
  }
}

/**
 * The text in a slip's code: 14 fields, one per line. The payer's address and city stay empty,
 * because parents are not asked for them.
 */
export const slipCodeText = ({ payer, recipient, iban, model, ...slip }: Slip): string =>
  [
    ...['HRVHUB30', 'EUR', String(slip.price).padStart(15, '0')],
    ...[payer, '', ''],
    ...[recipient.name, recipient.address, recipient.city],
    ...[iban, model, slip.reference, slip.purpose, slip.description],
  ]
    .map((field) => `${field}\n`)
    .join('')
