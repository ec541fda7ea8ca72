import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { remindAndLapseOrders } from '@/lib/people/billing/orders/remind-and-lapse'
import { operators, orders, products } from '@/lib/people/billing/tables'
import type { OrderDetails } from '@/lib/people/billing/orders/model'
import { db } from '@/lib/platform/db/client'
import { afterDays } from '@/lib/platform/hr/calendar'
import { lettersOf } from '@/tests/support/outbox'
import { newAdmin } from '../../support/admins'
import { refusedAnswer } from '../../support/call'
import { newFamily, type Family } from '../../support/people'
import { about, offered, ordered, rowOf } from './shop'

let admin: Awaited<ReturnType<typeof newAdmin>>
let family: Family
let order: OrderDetails
beforeAll(async () => {
  admin = await newAdmin()
})
beforeEach(async () => {
  await db().delete(orders)
  family = await newFamily()
  order = await ordered(family)
})

let numbers = 0
const newId = () => `019ac000-0000-7000-8000-${String((numbers += 1)).padStart(12, '0')}`

const activate = async (changes: object = {}, metadata: object = {}) => {
  const { id: productId, name } = await offered()
  return admin.asks('POST', '/admin/activate-product', {
    ...{ childId: family.child._id, parentId: family.parent.user._id, adminEmail: admin.email },
    ...{ productName: name, productPrice: order.price / 100 },
    productMetadata: { productId, orderId: order._id, ...metadata },
    ...changes,
  }) as Promise<{ status: number; body: { _id: string; access: { subscription: object | null } } }>
}
const undo = (id: string) => admin.asks('DELETE', `/admin/aktivacije/${id}`)
const subjects = async () => (await lettersOf(family.parent.user._id)).map(({ subject }) => subject)
const OPENED = () => `Pristup je otvoren: narudžba ${order.number}`

describe('the activation of an order', () => {
  test('closes it and e-mails the parent', async () => {
    const { status, body } = await activate()
    expect(status).toBe(200)
    expect((await about(family, 'GET', order._id)).body).toMatchObject({
      state: 'paid',
      slip: null,
    })
    expect(await rowOf(order._id)).toMatchObject({ activationId: body._id })
    expect((await subjects()).filter((one) => one === OPENED())).toHaveLength(1)
  })

  test('counts once, even by two admins at once', async () => {
    const sent = Array.from({ length: 10 }, () => activate({}, { activationId: newId() }))
    const bodies = (await Promise.all(sent)).map(({ body }) => JSON.stringify(body))
    expect(new Set(bodies).size).toBe(1)
    expect((await subjects()).filter((one) => one === OPENED())).toHaveLength(1)
  })

  test('works for a product no longer on sale', async () => {
    const { id } = await offered()
    await db().update(products).set({ isActive: false }).where(eq(products.id, id))
    expect((await activate()).body.access.subscription).not.toBeNull()
    await db().update(products).set({ isActive: true }).where(eq(products.id, id))
  })

  test('activates only the ordered product', async () => {
    const other = await offered('Pitanja profesoru, mjesec')
    expect(await activate({}, { productId: other.id })).toEqual(
      refusedAnswer(409, 'Narudžba je za drugi proizvod. Aktivira se samo ono što je naručeno.'),
    )
    expect((await rowOf(order._id))?.state).toBe('waiting')
  })

  test('activates another product if the ordered one is deleted, named in the letter', async () => {
    await db().update(orders).set({ productId: null }).where(eq(orders.id, order._id))
    const other = await offered('Pitanja profesoru, mjesec')
    const named = { productName: other.name }
    expect((await activate(named, { productId: other.id })).status).toBe(200)
    const sent = await lettersOf(family.parent.user._id)
    const letter = sent.find(({ subject }) => subject === OPENED())
    expect(JSON.stringify(letter)).toContain('stigla: Pitanja profesoru, mjesec')
  })

  test('is refused, with the order’s state, if the admin saw another state', async () => {
    await about(family, 'DELETE', order._id)
    const seen = await activate({}, { orderState: 'waiting' })
    expect(seen).toMatchObject(
      refusedAnswer(
        409,
        'Narudžba se u međuvremenu promijenila: otkazano. Ako je uplata ipak stigla, aktiviraj ponovno.',
      ),
    )
    expect((await rowOf(order._id))?.state).toBe('cancelled')
    expect((await activate({}, { orderState: 'cancelled' })).status).toBe(200)
  })

  test('works after the order lapsed or was cancelled, because the money arrived', async () => {
    await about(family, 'DELETE', order._id)
    expect((await activate()).status).toBe(200)
    expect((await rowOf(order._id))?.state).toBe('paid')
  })

  test('if undone, sets the order back to waiting, and it can be activated again', async () => {
    const { body } = await activate({}, { activationId: newId() })
    expect((await undo(body._id)).status).toBe(200)
    expect(await rowOf(order._id)).toMatchObject({
      ...{ state: 'waiting', closedAt: null, activationId: null },
    })
    expect((await activate({}, { activationId: newId() })).body.access.subscription).not.toBeNull()
    expect((await rowOf(order._id))?.state).toBe('paid')
  })

  test('if undone after a new order of the product, does not set it back to waiting', async () => {
    const { body } = await activate()
    const again = await ordered(family)
    expect(again._id).not.toBe(order._id)
    expect((await undo(body._id)).status).toBe(200)
    expect((await rowOf(order._id))?.state).toBe('cancelled')
    expect((await rowOf(again._id))?.state).toBe('waiting')
  })

  test('is refused for another family’s order, and gives nothing', async () => {
    const other = await newFamily()
    const theirs = { childId: other.child._id, parentId: other.parent.user._id }
    expect(await activate(theirs)).toEqual(refusedAnswer(404, 'Ove narudžbe nema.'))
    expect((await rowOf(order._id))?.state).toBe('waiting')
  })
})

describe('a waiting order', () => {
  const after = (days: number, minutes = 1) =>
    new Date(afterDays(new Date(order.createdAt), days).getTime() + minutes * 60_000)
  const care = (now: Date) => remindAndLapseOrders({ now: () => now })
  const reminders = async () =>
    (await subjects()).filter((one) => one === `Narudžba ${order.number} čeka uplatu`).length

  test('gets one reminder after a week, even with several processes at once', async () => {
    expect(await care(after(7, -1))).toEqual({ lapsed: 0, reminded: 0 })
    await Promise.all(Array.from({ length: 5 }, () => care(after(7))))
    await care(after(8))
    expect(await reminders()).toBe(1)
  })

  test('gets its reminder once there is an account to pay to again', async () => {
    const [payee] = await db().select().from(operators)
    await db().update(operators).set({ iban: '', isActive: false })
    expect((await care(after(7))).reminded).toBe(0)
    await db()
      .update(operators)
      .set({ iban: payee?.iban ?? '', isActive: true })
    expect((await care(after(7))).reminded).toBe(1)
  })

  test('gets no reminder once it is paid or cancelled', async () => {
    await about(family, 'DELETE', order._id)
    await care(after(7))
    expect(await reminders()).toBe(0)
  })

  test('lapses after thirty days, and then another can be made', async () => {
    expect((await care(after(30, -1))).lapsed).toBe(0)
    expect((await care(after(30))).lapsed).toBe(1)
    const { body } = await about(family, 'GET', order._id)
    expect(body).toMatchObject({ state: 'lapsed', slip: null })
    expect((await ordered(family))._id).not.toBe(order._id)
  })
})

// 'GET /api/admin/narudzbe', 'GET /api/admin/narudzbe/{id}'
describe('an admin', () => {
  type Found = { items: { _id: string; parentName: string }[]; total: number }
  const find = async (query: string) =>
    (await admin.asks('GET', `/admin/narudzbe?${query}`)).body as Found

  test('finds orders by number, e-mail and state', async () => {
    const email = encodeURIComponent(family.parent.user.email)
    for (const query of [`search=${order.number}`, `search=${email}`, 'state=waiting'])
      expect((await find(query)).items.map(({ _id }) => _id)).toEqual([order._id])
    for (const written of [order.reference, `HR00 ${order.reference}`, `HR00${order.reference}`])
      expect((await find(`search=${encodeURIComponent(written)}`)).total, written).toBe(1)
    expect((await find('state=paid')).total).toBe(0)
    expect((await find('search=nema-takve')).total).toBe(0)
  })

  test('sees the family of an order, and the children it can be activated for', async () => {
    expect((await admin.asks('GET', `/admin/narudzbe/${order._id}`)).body).toMatchObject({
      ...{ number: order.number, parentName: 'Iva Marić', email: family.parent.user.email },
      children: [{ _id: family.child._id, firstName: 'Ema' }],
    })
  })
})
