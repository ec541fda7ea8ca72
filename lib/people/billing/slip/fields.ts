import type { Operator } from '../operator/model'
import { cut, slipText } from './characters'

/** What a slip says of an order. */
export type SlipOrder = {
  reference: string
  /** Euro cents. */
  price: number
  number: number
  productName: string
  payer: string
}

/** A payment slip as a person reads and types it. */
export type Slip = {
  payer: string
  recipient: { name: string; address: string; city: string }
  iban: string
  model: string
  reference: string
  /** Euro cents. */
  price: number
  purpose: string
  description: string
}

/** Longest texts of the form, in characters (HUB-3A, specification version 6). */
export const SLIP_MAX = { payer: 30, name: 25, address: 25, city: 27, description: 35 } as const

/** Without control digits: the number is ours. */
const MODEL = 'HR00'
/** Of the list of purposes (ISO 20022): other payment. */
const PURPOSE = 'OTHR'

/** The fields of the slip that pays an order to the operator. */
export function slipOf(order: SlipOrder, operator: Operator): Slip {
  const about = `Iskra narudžba ${order.number}`
  const described = slipText(`${about}, ${order.productName}`)
  return {
    payer: cut(slipText(order.payer), SLIP_MAX.payer),
    recipient: {
      name: cut(slipText(operator.accountName), SLIP_MAX.name),
      address: cut(slipText(operator.address), SLIP_MAX.address),
      city: cut(slipText(operator.city), SLIP_MAX.city),
    },
    iban: operator.iban,
    model: MODEL,
    reference: order.reference,
    price: order.price,
    purpose: PURPOSE,
    // The number says it all: half a name would only puzzle.
    description: described.length <= SLIP_MAX.description ? described : about,
  }
}

/**
 * What the code of a slip holds: 14 fields, a line each. Address and city of the payer are empty,
 * since no parent is asked for them.
 */
export const encodedSlip = ({ payer, recipient, iban, model, ...slip }: Slip): string =>
  [
    ...['HRVHUB30', 'EUR', String(slip.price).padStart(15, '0')],
    ...[payer, '', ''],
    ...[recipient.name, recipient.address, recipient.city],
    ...[iban, model, slip.reference, slip.purpose, slip.description],
  ]
    .map((field) => `${field}\n`)
    .join('')
