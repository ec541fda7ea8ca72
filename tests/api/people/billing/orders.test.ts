import { eq, inArray } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { operators, orders, products } from '@/lib/people/billing/tables'
import type { OrderDetails } from '@/lib/people/billing/orders/model'
import { db } from '@/lib/platform/db/client'
import { parents } from '@/lib/people/users/tables'
import { deliverDue } from '@/lib/platform/mail/deliver'
import { readBarcode } from '@/tests/support/read-barcode'
import { digestTables } from '@/tests/support/row-counts'
import { lettersOf, readOutboxFile, settingsWith } from '@/tests/support/outbox'
import { callForAnswer, call, refusedAnswer } from '../../support/call'
import { newFamily, newParent, type Family } from '../../support/people'
import { about, offered, orderAs, ordered, rowOf } from './shop'

let family: Family
beforeEach(async () => {
  family = await newFamily()
})

const missing = refusedAnswer(404, 'Ove narudžbe nema.')
const listed = ({ parent }: Family) => callForAnswer('GET', '/narudzbe', { cookie: parent.cookie })
const OFFER = {
  ...{ price: 500, hasSubscription: true },
  ...({ duration: 1, durationUnit: 'month' } as const),
}
const letters = () => lettersOf(family.parent.user._id)
const confirmEmail = () =>
  db()
    .update(parents)
    .set({ emailConfirmedAt: new Date() })
    .where(eq(parents.id, family.parent.user._id))

describe('POST /api/narudzbe', () => {
  test('returns a waiting order and its payment slip', async () => {
    const product = await offered()
    const { status, body } = await orderAs(family)
    const { number, ...order } = body as OrderDetails
    const reference = `${number}-${new Date().getFullYear()}`
    expect([status, order]).toMatchObject([
      200,
      {
        ...{ reference, productName: product.name, price: product.price },
        ...{ state: 'waiting', closedAt: null },
        slip: {
          payer: 'Iva Marić',
          recipient: {
            ...{ name: 'Iskra ogledni račun', address: 'Ogledna ulica 1', city: '10000 Zagreb' },
          },
          ...{ iban: 'HR1723600001101234565', model: 'HR00', reference, price: product.price },
          ...{ purpose: 'OTHR', description: `Iskra narudžba ${number}` },
        },
      },
    ])
    const days = (Date.parse(order.lapsesAt) - Date.parse(order.createdAt)) / (24 * 3_600_000)
    expect(Math.round(days)).toBe(30)
  })

  test('says, in the letter too, that a family without children needs one first', async () => {
    const parent = await newParent()
    const lonely = { parent }
    const texts = async (id: string) => (await lettersOf(id)).map(({ text }) => text).join()
    expect(await ordered(lonely)).toMatchObject({ needsChild: true })
    expect(await texts(parent.user._id)).toContain('još nema djece')
    expect(await ordered(family)).toMatchObject({ needsChild: false })
    expect(await texts(family.parent.user._id)).not.toContain('još nema djece')
  })

  test('sent twenty times at once, it is one order with one letter', async () => {
    const sent = await Promise.all(Array.from({ length: 20 }, () => orderAs(family)))
    const bodies = new Set(sent.map(({ body }) => JSON.stringify(body)))
    expect([...new Set(sent.map(({ status }) => status))]).toEqual([200])
    expect(bodies.size).toBe(1)
    expect((await listed(family)).body).toHaveLength(1)
    const subjects = (await letters()).map(({ subject }) => subject)
    expect(subjects.filter((one) => one.startsWith('Narudžba'))).toHaveLength(1)
  })

  test('after a hundred from one account no more are accepted, for any product', async () => {
    const answers = []
    for (let sent = 0; sent < 21; sent += 1) answers.push((await orderAs(family)).status)
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  })

  test('a family has at most five waiting orders; cancelling one allows another', async () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `Ponuda ${letter}`)
    await db()
      .insert(products)
      .values(names.map((name, index) => ({ ...OFFER, name, position: 90 + index })))
    await confirmEmail()
    const first = await ordered(family, names[0])
    for (const name of names.slice(1, 5)) await ordered(family, name)
    const full = await orderAs(family, names[5])
    expect(full).toEqual(
      refusedAnswer(409, 'Već imate 5 narudžbi koje čekaju uplatu. Platite ih ili neku otkažite.'),
    )
    // Ordering the same product creates no new order.
    expect((await orderAs(family, names[0])).body).toMatchObject({ _id: first._id })
    await about(family, 'DELETE', first._id)
    expect((await orderAs(family, names[5])).status).toBe(200)
    await db().delete(products).where(inArray(products.name, names))
  })

  test('limits letters to an unconfirmed mailbox, which may be a stranger’s', async () => {
    const send = async () => {
      const { status, body } = await orderAs(family)
      if (status === 200) await about(family, 'DELETE', (body as OrderDetails)._id)
      return status
    }
    const answers = []
    for (let sent = 0; sent < 6; sent += 1) answers.push(await send())
    // The welcome letter was the first of five.
    expect(answers).toEqual([200, 200, 200, 200, 429, 429])
    await confirmEmail()
    expect(await send()).toBe(200)
  })

  test('a waiting order is not returned at another price than was seen', async () => {
    const product = await offered()
    const isIt = eq(products.id, product.id)
    await ordered(family)
    try {
      await db()
        .update(products)
        .set({ price: product.price + 100 })
        .where(isIt)
      const again = await orderAs(family, product.name)
      expect(again.status).toBe(409)
      expect(again.body).toMatchObject({ message: expect.stringContaining('po drugoj cijeni') })
    } finally {
      await db().update(products).set({ price: product.price }).where(isIt)
    }
  })

  test('is refused at another price than was seen, and for products not on sale', async () => {
    const product = await offered()
    expect(await orderAs(family, product.name, { price: product.price - 1 })).toEqual(
      refusedAnswer(409, 'Cijena se upravo promijenila. Učitajte cjenik ponovno.'),
    )
    const off = eq(products.id, product.id)
    await db().update(products).set({ isActive: false }).where(off)
    const notOffered = refusedAnswer(409, 'Ovaj se proizvod više ne nudi. Učitajte cjenik ponovno.')
    expect(await orderAs(family)).toEqual(notOffered)
    await db().update(products).set({ isActive: true }).where(off)
    const unknown = { productId: family.child._id }
    expect(await orderAs(family, product.name, unknown)).toEqual(notOffered)
    expect((await listed(family)).body).toEqual([])
  })

  test('is not for pupils', async () => {
    const { id: productId, price } = await offered()
    const body = { productId, price }
    const { status } = await callForAnswer('POST', '/narudzbe', {
      body,
      cookie: family.pupil.cookie,
    })
    expect(status).toBe(403)
  })

  describe('while orders are closed', () => {
    beforeEach(() => db().update(operators).set({ isActive: false }))
    afterEach(() => db().update(operators).set({ isActive: true }))

    test('it is refused kindly', async () => {
      const closed = refusedAnswer(409, 'Narudžbe još nisu otvorene. Počinju uskoro.')
      expect(await orderAs(family)).toEqual(closed)
    })
  })

  test('a waiting order can still be paid', async () => {
    const { _id } = await ordered(family)
    await db().update(operators).set({ isActive: false })
    const { body } = await about(family, 'GET', _id)
    await db().update(operators).set({ isActive: true })
    expect(body).toMatchObject({ slip: { iban: 'HR1723600001101234565' } })
  })
})

test('without a model, products that need one are not sold', async () => {
  expect(await orderAs(family, 'AI Max, mjesec')).toEqual(
    refusedAnswer(409, 'Ovaj se proizvod više ne nudi. Učitajte cjenik ponovno.'),
  )
  expect((await listed(family)).body).toEqual([])
})

test('a parent’s orders are listed newest first, and keep name and price', async () => {
  const first = await ordered(family)
  const second = await ordered(family, 'Pitanja profesoru, mjesec')
  await db()
    .update(products)
    .set({ name: 'Novo ime', price: 1 })
    .where(eq(products.id, (await offered()).id))
  const { body } = await listed(family)
  await db()
    .update(products)
    .set({ name: first.productName, price: first.price })
    .where(eq(products.name, 'Novo ime'))
  expect(body).toMatchObject([
    { _id: second._id, productName: 'Pitanja profesoru, mjesec' },
    { _id: first._id, productName: first.productName, price: first.price },
  ])
})

// 'GET /api/narudzbe/{id}', 'DELETE /api/narudzbe/{id}', 'GET /api/narudzbe/{id}/uplatnica'
test('another family’s order is not found, and does not change', async () => {
  const { _id } = await ordered(family)
  const stranger = await newFamily()
  const before = await digestTables()
  expect(await about(stranger, 'GET', _id)).toEqual(missing)
  expect(await about(stranger, 'DELETE', _id)).toEqual(missing)
  expect(await about(stranger, 'GET', _id, '/uplatnica')).toEqual(missing)
  expect(await digestTables()).toEqual(before)
})

test('a waiting order can be cancelled, even twice, and then has no slip', async () => {
  const { _id } = await ordered(family)
  const { body } = await about(family, 'DELETE', _id)
  expect(body).toMatchObject({ state: 'cancelled', slip: null, closedAt: expect.any(String) })
  expect(await about(family, 'DELETE', _id)).toEqual({ status: 200, body })
  const ended = refusedAnswer(409, 'Ova narudžba više ne čeka uplatu.')
  expect(await about(family, 'GET', _id, '/uplatnica')).toEqual(ended)
  await db().update(orders).set({ state: 'paid' }).where(eq(orders.id, _id))
  expect(await about(family, 'DELETE', _id)).toEqual(ended)
  expect((await rowOf(_id))?.state).toBe('paid')
})

const fieldsOf = ({ number, reference, price }: OrderDetails) => [
  ...['HRVHUB30', 'EUR', String(price).padStart(15, '0'), 'Iva Marić', '', ''],
  ...['Iskra ogledni račun', 'Ogledna ulica 1', '10000 Zagreb', 'HR1723600001101234565'],
  ...['HR00', reference, 'OTHR', `Iskra narudžba ${number}`, ''],
]

test('the code of the slip can be read, and is only for its parent', async () => {
  const order = await ordered(family)
  const { cookie } = family.parent
  const response = await call('GET', `/narudzbe/${order._id}/uplatnica`, { cookie })
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const read = await readBarcode(new Uint8Array(await response.arrayBuffer()))
  expect(read?.split('\n')).toEqual(fieldsOf(order))
})

test('the code can be saved as a photo, which can be read too', async () => {
  const order = await ordered(family)
  const { cookie } = family.parent
  const response = await call('GET', `/narudzbe/${order._id}/uplatnica?oblik=png`, { cookie })
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('content-disposition')).toMatch(/uplatnica-.*\.png/)
  const read = await readBarcode(new Uint8Array(await response.arrayBuffer()))
  expect(read?.split('\n')).toEqual(fieldsOf(order))
})

describe('the letter', () => {
  test('has all fields as text, and the code as a readable picture', async () => {
    const order = await ordered(family)
    const letter = (await letters()).at(-1)
    await deliverDue({ settings: settingsWith({}) })
    const eml = readOutboxFile(`${letter?.id}.eml`)
    expect(letter?.subject).toBe(`Narudžba ${order.number}: kako platiti`)
    for (const text of [
      'Primatelj: Iskra ogledni račun, Ogledna ulica 1, 10000 Zagreb',
      'IBAN: HR17 2360 0001 1012 3456 5',
      'Iznos: 89,00 €',
      'Model: HR00',
      `Poziv na broj: ${order.reference}`,
      `Opis plaćanja: Iskra narudžba ${order.number}`,
    ]) {
      expect(letter?.text.replaceAll('\u00a0', ' ')).toContain(text)
    }
    expect(eml).toContain('Content-Disposition: inline')
    const [, cid = 'none'] = /Content-Id: <(.+)>/i.exec(eml) ?? []
    expect(letter?.html).toContain(`src="cid:${cid}"`)
    const [, base64 = ''] =
      /Content-Type: image\/png[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(eml) ?? []
    const read = await readBarcode(Buffer.from(base64, 'base64'))
    expect(read?.split('\n')).toEqual(fieldsOf(order))
    // Its contents are deleted once it is sent.
    expect((await letters()).at(-1)).toMatchObject({ text: '', html: '', picture: null })
  })

  test('escapes a name with markup', async () => {
    const parent = await newParent({ firstName: '<b>Iva</b>' })
    await ordered({ parent })
    expect((await lettersOf(parent.user._id)).at(-1)?.html).not.toContain('<b>Iva')
  })
})
