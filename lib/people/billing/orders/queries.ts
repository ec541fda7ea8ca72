import 'server-only'
import { and, desc, eq } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { afterDays } from '@/lib/platform/hr/calendar'
import { FileAnswer } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { parents, pupils } from '@/lib/people/users/tables'
import type { Operator } from '../operator/model'
import { readOperator } from '../operator/records'
import { slipCodeSvg } from '../slip/code'
import { slipOf, type Slip } from '../slip/fields'
import { orders } from '../tables'
import { ORDER_LIMITS } from './limits'
import { ORDER_MESSAGES as M } from './messages'
import { paymentReferenceOf, type OrderDetails, type Order } from './model'

export type OrderRow = typeof orders.$inferSelect
/** The parent's name, for letters and slips. */
type Payer = { firstName: string; lastName: string }

export const toOrder = (row: OrderRow): Order => ({
  _id: row.id,
  number: row.number,
  reference: paymentReferenceOf(row.number, row.createdAt),
  productId: row.productId,
  productName: row.productName,
  price: row.price,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  lapsesAt: lapsesAt(row).toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
})

const lapsesAt = ({ createdAt }: OrderRow): Date =>
  afterDays(createdAt, ORDER_LIMITS.lapseAfterDays)

/** The payment slip of an order. */
export function slipOfOrder(row: OrderRow, payer: Payer, operator: Operator): Slip {
  const order = {
    reference: paymentReferenceOf(row.number, row.createdAt),
    price: row.price,
    number: row.number,
    productName: row.productName,
    payer: `${payer.firstName} ${payer.lastName}`,
  }
  return slipOf(order, operator)
}

/** A parent's newest orders, at most `SHOWN`, newest first. */
export async function listOrders(parentId: string): Promise<Order[]> {
  const rows = await db()
    .select()
    .from(orders)
    .where(eq(orders.parentId, parentId))
    .orderBy(desc(orders.number))
    .limit(SHOWN)
  return rows.map(toOrder)
}

/** Number of a parent's orders waiting for payment. */
export const countWaitingOrdersOf = (parentId: string): Promise<number> =>
  db().$count(orders, and(eq(orders.parentId, parentId), eq(orders.state, 'waiting')))

/** More orders than any family has. Beyond it, only the newest are listed. */
const SHOWN = 200

/** An order of this parent; other families' orders are not found. */
export async function readOrder(
  parentId: string,
  id: string,
  database: Database = db(),
): Promise<OrderDetails> {
  const { order, payer } = await findOwn(parentId, id, database)
  const slip = order.state === 'waiting' ? await findSlip(order, payer, database) : null
  return { ...toOrder(order), slip, needsChild: await hasNoChildren(parentId, database) }
}

/** True while the family has no child, so nothing can be activated for it. */
export async function hasNoChildren(parentId: string, database: Database): Promise<boolean> {
  return (await database.$count(pupils, eq(pupils.parentId, parentId))) === 0
}

/** Banking apps read the code from a photo: as wide as a phone's photo, on white. */
const PHOTO_WIDTH = 1_600

async function toPhoto(drawing: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const white = sharp(drawing, { density: 300 }).resize(PHOTO_WIDTH).flatten({ background: '#fff' })
  return white.png().toBuffer()
}

/** The code of a waiting order's slip. */
export async function drawSlipCode(
  parentId: string,
  id: string,
  kind: 'svg' | 'png',
): Promise<FileAnswer> {
  const { slip, reference } = await readOrder(parentId, id)
  if (!slip) throw new HttpError(409, M.notWaiting)
  const drawing = Buffer.from(await slipCodeSvg(slip))
  const image = kind === 'png' ? await toPhoto(drawing) : drawing
  const content = new Blob([new Uint8Array(image)]).stream()
  const type = kind === 'png' ? 'image/png' : 'image/svg+xml'
  return new FileAnswer(`uplatnica-${reference}.${kind}`, type, content, image.length)
}

/**
 * The slip, or null without an account to pay to. Waiting orders can be paid even after the admin
 * has closed ordering.
 */
async function findSlip(order: OrderRow, payer: Payer, database: Database): Promise<Slip | null> {
  const operator = await readOperator(database)
  return operator.iban ? slipOfOrder(order, payer, operator) : null
}

async function findOwn(parentId: string, id: string, database: Database) {
  const [found] = await database
    .select({ order: orders, payer: { firstName: parents.firstName, lastName: parents.lastName } })
    .from(orders)
    .innerJoin(parents, eq(parents.id, orders.parentId))
    .where(and(eq(orders.id, id), eq(orders.parentId, parentId)))
  if (!found) throw new HttpError(404, M.missing)
  return found
}
