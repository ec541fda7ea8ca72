import { and, eq } from 'drizzle-orm'
import { orders, products } from '@/lib/people/billing/tables'
import type { OrderDetails } from '@/lib/people/billing/orders/model'
import { db } from '@/lib/platform/db/client'
import { callForAnswer, callForBody } from '../../support/call'
import type { Family } from '../../support/people'

type Buyer = Pick<Family, 'parent'>

/** A product of the price list. */
export async function offered(name = 'Iskra, godišnja pretplata') {
  const [product] = await db().select().from(products).where(eq(products.name, name))
  if (!product) throw new Error(`There is no product ${name}.`)
  return product
}

export const orderAs = async ({ parent }: Buyer, name?: string, changes: object = {}) => {
  const { id: productId, price } = await offered(name)
  const body = { productId, price, ...changes }
  return callForAnswer('POST', '/narudzbe', { body, cookie: parent.cookie })
}

/** A waiting order of a family. */
export async function ordered({ parent }: Buyer, name?: string): Promise<OrderDetails> {
  const { id: productId, price } = await offered(name)
  const body = { productId, price }
  return callForBody<OrderDetails>('POST', '/narudzbe', { body, cookie: parent.cookie })
}

/** A parent's call about an order. */
export const about = ({ parent }: Buyer, method: string, id: string, part = '') =>
  callForAnswer(method, `/narudzbe/${id}${part}`, { cookie: parent.cookie })

export const rowOf = async (id: string) => {
  const [row] = await db()
    .select()
    .from(orders)
    .where(and(eq(orders.id, id)))
  return row
}
