import 'server-only'
import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { logRecordChange } from '@/lib/platform/admin/audit'
import { admins } from '@/lib/platform/admin/tables'
import { toLoginKey } from '@/lib/platform/auth/model'
import { db, type Transaction } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { parents, pupils } from '@/lib/people/users/tables'
import type { AccessRights } from '../access-rights'
import { closePaidOrder, lockOrder, reopenOrder } from '../orders/closing'
import { ORDER_MESSAGES } from '../orders/messages'
import type { OrderState } from '../orders/model'
import type { OrderRow } from '../orders/queries'
import { STATE_WORDS } from '../orders/order-labels'
import { lockRefreshedRights } from '../queries'
import { accessRights, activations, products } from '../tables'
import { toAccessView } from '../view'
import { ACTIVATION_MESSAGES as M, type activateProductContract } from './contract'
import type { AccessEndDates } from '../model'
import {
  accessEndDatesOf,
  extendedEndDates,
  toRightsUpdate,
  endDatesWithoutActivation,
} from './end-dates'
import { UNDO_WINDOW_MS } from './limits'

type Wanted = HandlerInput<typeof activateProductContract>['body']

/** Activates a product for a family. Repeating an activation changes nothing. */
export function activateProduct(adminId: string, wanted: Wanted, now = new Date()) {
  const { parentId, childId, productName, productPrice, adminEmail } = wanted
  const { productId, activationId, orderId, orderState } = wanted.productMetadata
  const key = activationId ?? orderId ?? `${childId}:${productId}:${zagrebDay(now)}`
  return db().transaction(async (tx) => {
    await assertOwnEmail(tx, adminId, adminEmail)
    // The lock is held until the end, so activations of a family run one after another.
    const rights = await lockRights(tx, parentId, now)
    const [known] = await tx.select().from(activations).where(eq(activations.key, key))
    if (known && known.parentId !== parentId) throw new HttpError(409, M.failed)
    if (known?.undoneAt) throw new HttpError(409, M.wasUndone)
    if (known) return { _id: known.id, access: toAccessView(rights) }
    const order = orderId === undefined ? null : await lockOrder(tx, parentId, orderId)
    if (order?.activationId) return { _id: order.activationId, access: toAccessView(rights) }
    if (order) assertOrdered(order, productId, orderState)
    await assertChild(tx, parentId, childId)
    const gift = await findProductGrant(tx, productId)
    const before = accessEndDatesOf(rights)
    const paid = { productName, productPrice: Math.round(productPrice * 100) }
    const values = { parentId, childId, productId, ...paid, gift, before, adminEmail }
    const [made] = await tx
      .insert(activations)
      .values({ ...values, key, createdAt: now })
      .returning({ id: activations.id })
    const _id = String(made?.id)
    const after = extendedEndDates(before, gift, now)
    if (order) await closePaidOrder(tx, order, { activationId: _id, productName }, now)
    await logRecordChange(
      {
        ...{ adminId, action: 'record-create', recordTable: 'activations', recordId: _id },
        recordTitle: productName,
        ...{ before: { ...before }, after: { parentId, childId, ...paid, ...after } },
      },
      tx,
    )
    return { _id, access: await writeEnds(tx, parentId, rights, after, now) }
  })
}

/** Undoes an activation. Rights from later activations stay. */
export function undoActivation(adminId: string, id: string, now = new Date()) {
  return db().transaction(async (tx) => {
    const [named] = await tx.select().from(activations).where(eq(activations.id, id))
    if (!named) throw new HttpError(404, M.noActivation)
    const { parentId } = named
    const rights = await lockRights(tx, parentId, now)
    const [found] = await tx.select().from(activations).where(eq(activations.id, id))
    if (!found) throw new HttpError(404, M.noActivation)
    if (found.undoneAt) return { _id: id, access: toAccessView(rights) }
    if (now.getTime() - found.createdAt.getTime() > UNDO_WINDOW_MS)
      throw new HttpError(409, M.tooLate)
    const later = await tx
      .select()
      .from(activations)
      .where(
        and(
          eq(activations.parentId, parentId),
          gt(activations.id, id),
          isNull(activations.undoneAt),
        ),
      )
      .orderBy(asc(activations.id))
    const { ends, moved } = endDatesWithoutActivation(found.before, later)
    for (const { id: one, before } of moved) {
      await tx.update(activations).set({ before }).where(eq(activations.id, one))
    }
    await tx.update(activations).set({ undoneAt: now }).where(eq(activations.id, id))
    await reopenOrder(tx, id, now)
    await logRecordChange(
      {
        ...{ adminId, action: 'record-update', recordTable: 'activations', recordId: id },
        recordTitle: found.productName,
        ...{
          before: { ...accessEndDatesOf(rights) },
          after: { ...ends, undoneAt: now.toISOString() },
        },
      },
      tx,
    )
    return { _id: id, access: await writeEnds(tx, parentId, rights, ends, now) }
  })
}

async function assertOwnEmail(tx: Transaction, adminId: string, email: string): Promise<void> {
  const [admin] = await tx.select().from(admins).where(eq(admins.id, adminId))
  if (!admin || toLoginKey(admin.email) !== toLoginKey(email)) {
    throw new HttpError(403, M.foreignEmail)
  }
}

async function lockRights(tx: Transaction, parentId: string, now: Date): Promise<AccessRights> {
  // Locks the parent before the rights, in the same order as erasing the family.
  await tx.select().from(parents).where(eq(parents.id, parentId)).for('key share')
  const rights = await lockRefreshedRights(tx, parentId, now)
  if (!rights) throw new HttpError(404, M.noFamily)
  return rights
}

/**
 * Checks that the order, if its product still exists, is for this product, and that its state is
 * the one the admin saw. The product need not be on sale any more.
 */
function assertOrdered(order: OrderRow, productId: string, seen?: OrderState): void {
  if (order.productId && order.productId !== productId)
    throw new HttpError(409, ORDER_MESSAGES.otherProduct)
  if (seen && seen !== order.state)
    throw new HttpError(409, ORDER_MESSAGES.changed(STATE_WORDS[order.state]))
}

async function assertChild(tx: Transaction, parentId: string, childId: string): Promise<void> {
  const own = and(eq(pupils.id, childId), eq(pupils.parentId, parentId))
  if (!(await tx.$count(pupils, own))) throw new HttpError(404, M.noFamily)
}

async function findProductGrant(tx: Transaction, productId: string) {
  const [gift] = await tx
    .select({
      name: products.name,
      hasSubscription: products.hasSubscription,
      hasAi: products.hasAi,
      hasAiMax: products.hasAiMax,
      hasProfessor: products.hasProfessor,
      duration: products.duration,
      durationUnit: products.durationUnit,
    })
    .from(products)
    .where(eq(products.id, productId))
  if (!gift) throw new HttpError(409, M.noProduct)
  return gift
}

/** Writes the new ends and refreshes the allowance of each right that starts with them. */
async function writeEnds(
  tx: Transaction,
  parentId: string,
  rights: AccessRights,
  ends: AccessEndDates,
  now: Date,
) {
  const mine = eq(accessRights.parentId, parentId)
  await tx
    .update(accessRights)
    .set(toRightsUpdate(ends, rights, now))
    .where(mine)
  return toAccessView((await lockRefreshedRights(tx, parentId, now)) ?? rights)
}
