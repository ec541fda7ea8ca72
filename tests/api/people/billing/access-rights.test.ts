import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { accessRights } from '@/lib/people/billing/tables'
import type { AccessView } from '@/lib/people/billing/model'
import { db } from '@/lib/platform/db/client'
import { digestTables } from '../../../support/row-counts'
import { callForAnswer, callForBody, call, refusedAnswer } from '../../support/call'
import { newFamily, type Family } from '../../support/people'

const HOUR_MS = 3_600_000
const NOT_FOUND = refusedAnswer(404, 'Korisnik nije pronađen')
const from = (ms: number) => new Date(Date.now() + ms)

let family: Family
let parentId: string

const give = (rights: Partial<typeof accessRights.$inferInsert>, id = parentId) =>
  db().update(accessRights).set(rights).where(eq(accessRights.parentId, id))
const stored = async (id = parentId) => {
  const [row] = await db().select().from(accessRights).where(eq(accessRights.parentId, id))
  return row
}
const as = (cookie: string, body: object) => ({ body, cookie })

beforeEach(async () => {
  family = await newFamily()
  parentId = family.parent.user._id
})

describe('POST /api/korisnik/update-access-rights', () => {
  const update = (body: object) =>
    callForBody<AccessView>(
      'POST',
      '/korisnik/update-access-rights',
      as(family.parent.cookie, { parentId, ...body }),
    )

  test.each([
    { tokensNo: 1_000_000, professorNo: 1_000_000 },
    { tokensNo: -1, professorNo: -1 },
    { tokensNo: 0, tokensUpdatedAt: '1970-01-01T00:00:00.000Z' },
    { professorNo: 0, professorNoUpdatedAt: '1970-01-01T00:00:00.000Z' },
    { tokensNo: 'mnogo', professorNo: null, tokensUpdatedAt: 7, professorNoUpdatedAt: {} },
  ])('%j in the body changes nothing', async (body) => {
    const updatedAt = from(-HOUR_MS)
    await give({
      aiMaxUntil: from(HOUR_MS),
      professorUntil: from(HOUR_MS),
      tokensNo: 7,
      tokensUpdatedAt: updatedAt,
      professorNo: 4,
      // Now instead of an hour ago, which may be yesterday.
      professorNoUpdatedAt: new Date(),
    })
    const before = await digestTables()
    expect(await update(body)).toMatchObject({
      tokensNo: 7,
      tokensUpdatedAt: updatedAt.toISOString(),
      professorNo: 4,
    })
    expect(await digestTables()).toEqual(before)
  })

  test('refreshes what is due by the server’s clock, whatever the body says', async () => {
    await give({
      aiUntil: from(HOUR_MS),
      professorUntil: from(HOUR_MS),
      tokensUpdatedAt: from(-25 * HOUR_MS),
      professorNoUpdatedAt: from(-25 * HOUR_MS),
    })
    const view = await update({ tokensNo: 200, professorNo: 99 })
    expect(view).toMatchObject({ tokensNo: 5, professorNo: 10 })
    expect(await stored()).toMatchObject({ tokensNo: 5, professorNo: 10 })
  })

  test('gives nothing without a purchase', async () => {
    const view = await update({ tokensNo: 200, professorNo: 10 })
    expect(view).toMatchObject({ subscription: null, tokensNo: 0, professorNo: 0 })
  })

  test('twenty at once refresh once', async () => {
    await give({ aiMaxUntil: from(HOUR_MS), tokensUpdatedAt: from(-25 * HOUR_MS) })
    const views = await Promise.all(Array.from({ length: 20 }, () => update({})))
    expect(new Set(views.map(({ tokensUpdatedAt }) => tokensUpdatedAt)).size).toBe(1)
  })
})

describe('POST /api/korisnik/decrement-tokens', () => {
  const spend = (cookie = family.parent.cookie, userId = parentId) =>
    callForBody<{ success: boolean; tokensNo: number }>(
      'POST',
      '/korisnik/decrement-tokens',
      as(cookie, { userId }),
    )

  test('twenty at once with five left: five succeed, and none is left', async () => {
    await give({ aiMaxUntil: from(HOUR_MS), tokensNo: 5, tokensUpdatedAt: new Date() })
    const answers = await Promise.all(Array.from({ length: 20 }, () => spend()))
    const successes = answers.filter(({ success }) => success)
    expect(successes.map(({ tokensNo }) => tokensNo).toSorted()).toEqual([0, 1, 2, 3, 4])
    expect(answers.filter(({ success }) => !success)).toEqual(
      Array.from({ length: 15 }, () => ({ success: false, tokensNo: 0 })),
    )
    expect(await stored()).toMatchObject({ tokensNo: 0 })
  })

  test('a pupil takes the parent’s token', async () => {
    await give({ aiUntil: from(HOUR_MS), tokensNo: 5, tokensUpdatedAt: new Date() })
    expect(await spend(family.pupil.cookie)).toEqual({ success: true, tokensNo: 4 })
    expect(await stored()).toMatchObject({ tokensNo: 4 })
  })

  test('a due refresh comes before the token is taken', async () => {
    await give({ aiUntil: from(HOUR_MS), tokensUpdatedAt: from(-25 * HOUR_MS) })
    expect(await spend()).toEqual({ success: true, tokensNo: 4 })
  })

  test('tokens left can’t be used once the assistant has ended', async () => {
    await give({ aiMaxUntil: from(-1), tokensNo: 5, tokensUpdatedAt: new Date() })
    expect(await spend()).toEqual({ success: false, tokensNo: 5 })
    expect(await stored()).toMatchObject({ tokensNo: 5 })
  })
})

describe('POST /api/korisnik/pretplata', () => {
  test('returns the parent’s purchases and remaining allowances', async () => {
    const until = from(HOUR_MS)
    await give({ subscriptionName: 'Iskra, mjesec', subscriptionUntil: until, aiMaxUntil: until })
    const path = '/korisnik/pretplata'
    const body = { parentID: parentId }
    expect(
      await callForBody<AccessView>('POST', path, as(family.parent.cookie, body)),
    ).toMatchObject({
      subscription: { name: 'Iskra, mjesec', until: until.toISOString() },
      aiUntil: null,
      aiMaxUntil: until.toISOString(),
      tokensNo: 200,
      professorUntil: null,
      professorNo: 0,
    })
  })
})

describe.each([
  ['/korisnik/update-access-rights', 'parentId'],
  ['/korisnik/decrement-tokens', 'userId'],
  ['/korisnik/pretplata', 'parentID'],
])('%s', (path, field) => {
  test('finds no other family, and changes none', async () => {
    const other = await newFamily()
    await give({ aiMaxUntil: from(HOUR_MS), tokensUpdatedAt: from(-25 * HOUR_MS) })
    await give(
      { aiMaxUntil: from(HOUR_MS), tokensUpdatedAt: from(-25 * HOUR_MS) },
      other.parent.user._id,
    )
    const before = await digestTables()
    for (const id of [other.parent.user._id, other.child._id]) {
      const sent = as(family.parent.cookie, { [field]: id })
      expect(await callForAnswer('POST', path, sent)).toEqual(NOT_FOUND)
    }
    expect(await digestTables()).toEqual(before)
  })

  test('requires a session', async () => {
    const { status } = await call('POST', path, { body: { [field]: parentId } })
    expect(status).toBe(401)
  })
})

test.each([
  ['/korisnik/update-access-rights', 'parentId'],
  ['/korisnik/pretplata', 'parentID'],
])('%s is not for pupils', async (path, field) => {
  const sent = as(family.pupil.cookie, { [field]: parentId })
  expect((await call('POST', path, sent)).status).toBe(403)
})
