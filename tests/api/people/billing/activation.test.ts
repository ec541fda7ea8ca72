import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditLog } from '@/lib/platform/admin/tables'
import { sessions } from '@/lib/platform/auth/tables'
import { activateProduct, undoActivation } from '@/lib/people/billing/activation/commands'
import { activations, products } from '@/lib/people/billing/tables'
import type { AccessView } from '@/lib/people/billing/model'
import { db } from '@/lib/platform/db/client'
import { digestTables } from '../../../support/row-counts'
import { newAdmin } from '../../support/admins'
import { refusedAnswer } from '../../support/call'
import { newFamily, type Family } from '../../support/people'

type Admin = Awaited<ReturnType<typeof newAdmin>>
type Answer = { _id: string; access: AccessView }

const DAY_MS = 24 * 3_600_000
const NAMES = ['Iskra sve u jednom, godišnja pretplata', 'AI Max, mjesec'] as const

let admin: Admin
let all: string
let max: string
let family: Family

beforeAll(async () => {
  admin = await newAdmin()
  const idOf = async (name: string) => {
    const [product] = await db().select().from(products).where(eq(products.name, name))
    return product?.id ?? ''
  }
  ;[all, max] = [await idOf(NAMES[0]), await idOf(NAMES[1])]
})
beforeEach(async () => {
  family = await newFamily()
})

let numbers = 0
/** An id of an activation, as created by the browser. */
const newId = () => `019ab000-0000-7000-8000-${String((numbers += 1)).padStart(12, '0')}`

const bodyOf = (productId: string, changes: object = {}) => ({
  childId: family.child._id,
  parentId: family.parent.user._id,
  productMetadata: { productId, activationId: newId() },
  productName: 'Iskra',
  productPrice: 159.9,
  adminEmail: admin.email,
  ...changes,
})
const activate = (body: object) => admin.asks('POST', '/admin/activate-product', body)
const given = async (productId: string) => (await activate(bodyOf(productId))).body as Answer
const undo = (id: string) => admin.asks('DELETE', `/admin/aktivacije/${id}`)

const daysLeft = (until: string | null) =>
  until === null ? null : Math.round((new Date(until).getTime() - Date.now()) / DAY_MS)

describe('POST /api/admin/activate-product', () => {
  test('gives the rights of the product, with the day’s allowance', async () => {
    const { access } = await given(all)
    expect(access).toMatchObject({
      subscription: { name: NAMES[0] },
      aiUntil: null,
      tokensNo: 200,
      professorNo: 10,
    })
    expect(daysLeft(access.aiMaxUntil)).toBe(365)
    expect(access.subscription?.until).toBe(access.professorUntil)
  })

  test('extends active rights', async () => {
    const first = await given(max)
    const second = await given(max)
    expect(daysLeft(first.access.aiMaxUntil)).toBeLessThan(32)
    expect(daysLeft(second.access.aiMaxUntil)).toBeGreaterThan(57)
  })

  test('a hundred at once count once, with one answer', async () => {
    const body = bodyOf(max)
    const answers = await Promise.all(Array.from({ length: 100 }, () => activate(body)))
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    const { _id, access } = answers[0]?.body as unknown as Answer
    expect(daysLeft(access.aiMaxUntil)).toBeLessThan(32)
    expect(await db().$count(activations, eq(activations.parentId, body.parentId))).toBe(1)
    expect(await db().$count(auditLog, eq(auditLog.recordId, _id))).toBe(1)
  })

  test('without an id it counts once a day', async () => {
    const body = bodyOf(max, { productMetadata: { productId: max } })
    expect(await activate(body)).toEqual(await activate(body))
  })

  test('is logged: who, for whom, at what price, before and after', async () => {
    const { _id } = await given(max)
    const [entry] = await db().select().from(auditLog).where(eq(auditLog.recordId, _id))
    expect(entry).toMatchObject({
      adminEmail: admin.email,
      recordTable: 'activations',
      before: { aiMaxUntil: null },
      after: { parentId: family.parent.user._id, productPrice: 15_990 },
    })
  })

  test.each<[string, () => object, ReturnType<typeof refusedAnswer>]>([
    [
      'another admin’s e-mail',
      () => ({ adminEmail: 'netko@drugi.test' }),
      refusedAnswer(403, 'Email administratora mora biti onaj s kojim si prijavljen.'),
    ],
    [
      'another family’s child',
      () => ({ parentId: family.parent.user._id, childId: family.parent.user._id }),
      refusedAnswer(404, 'Ove obitelji ili djeteta više nema.'),
    ],
    [
      'a product that is gone',
      () => ({ productMetadata: { productId: family.child._id } }),
      refusedAnswer(409, 'Ovog proizvoda više nema. Odaberi drugi.'),
    ],
  ])('refuses %s', async (_, changes, answer) => {
    const body = bodyOf(max, changes())
    const before = await digestTables()
    expect(await activate(body)).toEqual(answer)
    expect(await digestTables()).toEqual(before)
  })

  test.each([
    'childId',
    'productMetadata',
    'productName',
    'productPrice',
    'adminEmail',
    'parentId',
  ])('requires %s, and no other than the six', async (name) => {
    const { status } = await activate(bodyOf(max, { [name]: undefined }))
    expect(status).toBe(400)
    expect((await activate(bodyOf(max, { more: name }))).status).toBe(400)
  })

  test('asks for the password first unless it was just confirmed', async () => {
    const { id } = admin
    const setBack = (minutes: number) =>
      db()
        .update(sessions)
        .set({ confirmedAt: sql`now() - make_interval(mins => ${minutes})` })
        .where(eq(sessions.accountId, id))
    await setBack(11)
    expect(await activate(bodyOf(max))).toMatchObject({ status: 403, body: { confirm: true } })
    await setBack(0)
  })
})

// 'DELETE /api/admin/aktivacije/{id}'
describe('an activation is undone', () => {
  test('within a day, once; later activations stay', async () => {
    const yearly = await given(all)
    const monthly = await given(max)
    const undone = (await undo(yearly._id)).body as Answer
    expect(undone.access).toMatchObject({ subscription: null, professorUntil: null })
    expect(daysLeft(undone.access.aiMaxUntil)).toBeLessThan(32)
    expect((await undo(yearly._id)).body).toEqual(undone)
    expect(((await undo(monthly._id)).body as Answer).access.aiMaxUntil).toBeNull()
  })

  test('and not activated again when it is sent again', async () => {
    const body = bodyOf(max)
    const { _id } = (await activate(body)).body as Answer
    await undo(_id)
    const message = 'Ova je aktivacija poništena. Aktiviraj proizvod ponovno.'
    expect(await activate(body)).toEqual(refusedAnswer(409, message))
  })

  test('not after a day', async () => {
    const body = bodyOf(max)
    const { _id } = await activateProduct(admin.id, body, new Date(Date.now() - DAY_MS - 1_000))
    const answer = refusedAnswer(409, 'Aktivacija se može poništiti samo jedan dan.')
    expect(await undo(_id)).toEqual(answer)
    await undoActivation(admin.id, _id, new Date(Date.now() - 2_000))
    const isUndone = and(eq(activations.id, _id), sql`undone_at is not null`)
    expect(await db().$count(activations, isUndone)).toBe(1)
  })
})
