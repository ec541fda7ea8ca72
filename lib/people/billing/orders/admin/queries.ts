import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { readListPage } from '@/lib/platform/admin/read-list-page'
import { db } from '@/lib/platform/db/client'
import type { HandlerInput } from '@/lib/platform/http/contract'
import { HttpError } from '@/lib/platform/http/errors'
import { listChildren } from '@/lib/people/users/queries'
import { parents } from '@/lib/people/users/tables'
import { orders } from '../../tables'
import { ORDER_MESSAGES as M } from '../messages'
import { toOrder, type OrderRow } from '../queries'
import type { listAdminOrdersContract } from './contract'

const parentName = sql<string>`${parents.firstName} || ' ' || ${parents.lastName}`

/** The payment reference as on the bank statement (`paymentReferenceOf`), without the model prefix. */
const reference = sql`${orders.number} || '-' || extract(year from ${orders.createdAt} at time zone 'Europe/Zagreb')`
const MODEL = /\bHR\s?00\s?/gi

/** Orders of all families; the search also finds payment references. */
export async function listAdminOrders({ query }: HandlerInput<typeof listAdminOrdersContract>) {
  const { state } = query
  const page = await readListPage(
    {
      from: (selected) =>
        db()
          .select(selected)
          .from(orders)
          .innerJoin(parents, eq(parents.id, orders.parentId))
          .$dynamic(),
      columns: { order: orders, parentName, email: parents.email },
      id: orders.id,
      search: [parents.searchText, reference],
      sorts: { number: [orders.number] },
      where: [state && eq(orders.state, state)],
    },
    { ...query, search: query.search.replace(MODEL, ' ') },
  )
  return { ...page, items: page.items.map(toAdminOrder) }
}

type Found = { order: OrderRow; parentName: string; email: string }

const toAdminOrder = ({ order, ...of }: Found) => ({
  ...toOrder(order),
  ...of,
  productId: order.productId,
  parentId: order.parentId,
})

/** An order with the children of its family. */
export async function readAdminOrder(id: string) {
  const [found] = await db()
    .select({ order: orders, parentName, email: parents.email })
    .from(orders)
    .innerJoin(parents, eq(parents.id, orders.parentId))
    .where(eq(orders.id, id))
  if (!found) throw new HttpError(404, M.missing)
  const order = toAdminOrder(found)
  const children = await listChildren(order.parentId)
  return { ...order, children: children.map(({ _id, firstName }) => ({ _id, firstName })) }
}

/** Orders waiting for payment: their number, and the first `limit` of them. */
export async function listWaitingOrders(limit: number) {
  const isWaiting = eq(orders.state, 'waiting')
  const [count, rows] = await Promise.all([
    db().$count(orders, isWaiting),
    db()
      .select({ order: orders, parentName, email: parents.email })
      .from(orders)
      .innerJoin(parents, eq(parents.id, orders.parentId))
      .where(isWaiting)
      .orderBy(asc(orders.number))
      .limit(limit),
  ])
  return { count, first: rows.map(toAdminOrder) }
}
