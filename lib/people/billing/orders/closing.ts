import 'server-only'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { postLetter } from '@/lib/platform/mail/outbox'
import { parents } from '@/lib/people/users/tables'
import { orders } from '../tables'
import { activatedLetter } from './letters'
import { ORDER_MESSAGES as M } from './messages'
import { toOrder, type OrderRow } from './queries'

/** A family's order, locked until the transaction ends. */
export async function lockOrder(tx: Transaction, parentId: string, id: string): Promise<OrderRow> {
  const own = and(eq(orders.id, id), eq(orders.parentId, parentId))
  const [order] = await tx.select().from(orders).where(own).for('update')
  if (!order) throw new HttpError(404, M.missing)
  return order
}

type Closed = { activationId: string; productName: string }

/**
 * Closes an order as paid, even after it lapsed, and e-mails the parent which product was
 * activated. That is another product than the ordered one only if the ordered one no longer exists.
 */
export async function closePaidOrder(
  tx: Transaction,
  order: OrderRow,
  { activationId, productName }: Closed,
  now: Date,
) {
  const paid = { state: 'paid', activationId, closedAt: now } as const
  await tx.update(orders).set(paid).where(eq(orders.id, order.id))
  const [parent] = await tx.select().from(parents).where(eq(parents.id, order.parentId))
  if (!parent) return
  const letter = activatedLetter(parent, { ...toOrder(order), productName })
  await postLetter({ ...letter, accountId: parent.id, recipient: parent.email }, tx)
}

/**
 * Sets the order of an undone activation back to waiting, or cancels it if the family already has
 * another waiting order for that product.
 */
export async function reopenOrder(tx: Transaction, activationId: string, now: Date) {
  const [order] = await tx.select().from(orders).where(eq(orders.activationId, activationId))
  if (!order) return
  const { parentId, productId } = order
  const isWaiting = and(eq(orders.parentId, parentId), eq(orders.state, 'waiting'))
  const again =
    productId !== null && (await tx.$count(orders, and(isWaiting, eq(orders.productId, productId))))
  const state = again
    ? ({ state: 'cancelled', closedAt: now } as const)
    : ({ state: 'waiting', closedAt: null } as const)
  await tx
    .update(orders)
    .set({ ...state, activationId: null })
    .where(eq(orders.id, order.id))
}
