import { z } from 'zod'
import { zagrebDay } from '@/lib/platform/hr/dates'

export const ORDER_STATES = ['waiting', 'paid', 'cancelled', 'lapsed'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** `1042-2026`: the reference of a payment. */
export const paymentReferenceOf = (number: number, createdAt: Date): string =>
  `${number}-${zagrebDay(createdAt).slice(0, 4)}`

const instant = z.iso.datetime()

export const orderSchema = z.object({
  _id: z.uuid(),
  number: z.int(),
  reference: z.string(),
  /** Null once the product is deleted. */
  productId: z.uuid().nullable(),
  productName: z.string(),
  /** In euro cents. */
  price: z.int(),
  state: z.enum(ORDER_STATES),
  createdAt: instant,
  /** End of the waiting period. */
  lapsesAt: instant,
  closedAt: instant.nullable(),
})
export type Order = z.output<typeof orderSchema>

const text = z.string()
const slipSchema = z.object({
  payer: text,
  recipient: z.object({ name: text, address: text, city: text }),
  iban: text,
  model: text,
  reference: text,
  price: z.int(),
  purpose: text,
  description: text,
})

export const orderDetailsSchema = orderSchema.extend({
  /** The payment slip, while the order is waiting. */
  slip: slipSchema.nullable(),
  /** True while the family has no child: a product can be activated only for a child. */
  needsChild: z.boolean(),
})
export type OrderDetails = z.output<typeof orderDetailsSchema>
