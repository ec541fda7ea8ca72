import 'server-only'
import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { afterDays } from '@/lib/platform/hr/calendar'
import { log } from '@/lib/platform/log'
import { postLetter } from '@/lib/platform/mail/outbox'
import { parents } from '@/lib/people/users/tables'
import { readOperator } from '../operator/records'
import { slipCodeLetterPng } from '../slip/code'
import { orders } from '../tables'
import { reminderLetter } from './letters'
import { ORDER_LIMITS } from './limits'
import { hasNoChildren, slipOfOrder, toOrder } from './queries'

type Options = {
  /** The clock, replaced by tests. */
  now?: () => Date
  /** Once aborted, no further order is started. */
  stop?: AbortSignal
}

/**
 * Lapses orders that have waited too long, and sends one reminder for each of the others. Several
 * processes may run this at once: the mark and the e-mail are written in one transaction.
 */
export async function remindAndLapseOrders({ now = () => new Date(), stop }: Options = {}) {
  const lapsed = await lapseOrders(now())
  let reminded = 0
  for (const id of await listUnreminded(now())) {
    if (stop?.aborted) break
    if (await tryReminder(id, now())) reminded += 1
  }
  return { lapsed, reminded }
}

const isWaiting = eq(orders.state, 'waiting')

async function lapseOrders(now: Date): Promise<number> {
  const isOld = lte(orders.createdAt, afterDays(now, -ORDER_LIMITS.lapseAfterDays))
  const ended = await db()
    .update(orders)
    .set({ state: 'lapsed', closedAt: now })
    .where(and(isWaiting, isOld))
    .returning({ id: orders.id })
  return ended.length
}

const isUnreminded = and(isWaiting, isNull(orders.remindedAt))

async function listUnreminded(now: Date): Promise<string[]> {
  const due = lte(orders.createdAt, afterDays(now, -ORDER_LIMITS.remindAfterDays))
  const rows = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(and(isUnreminded, due, gt(orders.price, 0)))
    .orderBy(asc(orders.number))
  return rows.map(({ id }) => id)
}

/** Logs a failure, so that the other families still get their reminders. */
async function tryReminder(id: string, now: Date): Promise<boolean> {
  try {
    return await remindOnce(id, now)
  } catch (error) {
    log().error({ err: error, order: id }, 'A reminder of an order could not be written')
    return false
  }
}

const remindOnce = (id: string, now: Date) =>
  db().transaction(async (tx) => {
    // Without an account to pay to, the reminder waits.
    const operator = await readOperator(tx)
    if (!operator.iban) return false
    const [order] = await tx
      .update(orders)
      .set({ remindedAt: now })
      .where(and(eq(orders.id, id), isUnreminded))
      .returning()
    if (!order) return false
    const [parent] = await tx.select().from(parents).where(eq(parents.id, order.parentId))
    if (!parent) return false
    const slip = slipOfOrder(order, parent, operator)
    const letter = reminderLetter(parent, {
      order: toOrder(order),
      slip,
      needsChild: await hasNoChildren(parent.id, tx),
    })
    const picture = await slipCodeLetterPng(slip)
    await postLetter({ ...letter, picture, accountId: parent.id, recipient: parent.email }, tx)
    return true
  })
