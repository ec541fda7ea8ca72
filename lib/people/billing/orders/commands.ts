import 'server-only'
import { and, eq } from 'drizzle-orm'
import { db, type Transaction } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { postLetter } from '@/lib/platform/mail/outbox'
import { consumeMailboxLimit } from '@/lib/people/users/mailbox-limit'
import { parents } from '@/lib/people/users/tables'
import { findPayee } from '../operator/records'
import { slipCodeLetterPng } from '../slip/code'
import { isOnSaleSql } from '../products/records'
import { orders, products } from '../tables'
import type { placeOrderContract } from './contract'
import { orderLetter } from './letters'
import { ORDER_LIMITS } from './limits'
import { ORDER_MESSAGES as M } from './messages'
import type { OrderDetails } from './model'
import { hasNoChildren, readOrder, slipOfOrder, toOrder } from './queries'

type Wanted = HandlerInput<typeof placeOrderContract>['body']

/**
 * Orders a product and e-mails the parent. A waiting order for that product at the same price is
 * returned instead.
 */
export function placeOrder(parentId: string, wanted: Wanted, now = new Date()) {
  return db().transaction(async (tx): Promise<OrderDetails> => {
    // The lock makes orders of a family run one after another.
    const [parent] = await tx.select().from(parents).where(eq(parents.id, parentId)).for('update')
    if (!parent) throw new HttpError(404, M.missing)
    const payee = await findPayee(tx)
    if (!payee) throw new HttpError(409, M.notOpen)
    const waiting = await listWaiting(tx, parentId)
    const same = waiting.find(({ productId }) => productId === wanted.productId)
    if (same && same.price !== wanted.price) throw new HttpError(409, M.oldPrice)
    if (same) return readOrder(parentId, same.id, tx)
    if (waiting.length >= ORDER_LIMITS.waiting) throw new HttpError(409, M.tooMany)
    const { name: productName, price } = await findOffered(tx, wanted)
    const values = { parentId, productId: wanted.productId, productName, price, createdAt: now }
    const [order] = await tx.insert(orders).values(values).returning()
    if (!order) throw new Error('The order was not written.')
    // An unconfirmed mailbox may belong to a stranger, so its letters are limited.
    if (!parent.emailConfirmedAt) await consumeMailboxLimit(parent.email)
    const slip = slipOfOrder(order, parent, payee)
    const opened = { ...toOrder(order), slip, needsChild: await hasNoChildren(parentId, tx) }
    const letter = orderLetter(parent, { order: opened, slip, needsChild: opened.needsChild })
    const picture = await slipCodeLetterPng(slip)
    await postLetter({ ...letter, picture, accountId: parentId, recipient: parent.email }, tx)
    return opened
  })
}

/** Cancels a waiting order. Repeating the call changes nothing. */
export function cancelOrder(parentId: string, id: string, now = new Date()) {
  return db().transaction(async (tx): Promise<OrderDetails> => {
    const own = and(eq(orders.id, id), eq(orders.parentId, parentId))
    await tx
      .update(orders)
      .set({ state: 'cancelled', closedAt: now })
      .where(and(own, eq(orders.state, 'waiting')))
    const order = await readOrder(parentId, id, tx)
    if (order.state !== 'cancelled') throw new HttpError(409, M.notWaiting)
    return order
  })
}

const listWaiting = (tx: Transaction, parentId: string) =>
  tx
    .select()
    .from(orders)
    .where(and(eq(orders.parentId, parentId), eq(orders.state, 'waiting')))

/** The product, if it is on sale at the price the parent has seen. */
async function findOffered(tx: Transaction, { productId, price }: Wanted) {
  const [product] = await tx
    .select({ name: products.name, price: products.price })
    .from(products)
    .where(and(eq(products.id, productId), isOnSaleSql()))
  if (!product) throw new HttpError(409, M.notOffered)
  if (product.price !== price) throw new HttpError(409, M.otherPrice)
  return product
}
