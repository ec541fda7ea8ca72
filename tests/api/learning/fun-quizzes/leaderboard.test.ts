import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import {
  findLeaderboard,
  findLeaderboardPlace,
  weekOf,
} from '@/lib/learning/fun-quizzes/leaderboard'
import type { LeaderboardView, LeaderboardPeriod } from '@/lib/learning/fun-quizzes/model'
import { findFunQuizId } from '@/lib/learning/fun-quizzes/queries'
import { funQuizPlays } from '@/lib/learning/fun-quizzes/tables'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { pseudonymOf } from '@/lib/people/users/pseudonym'
import { pupils } from '@/lib/people/users/tables'
import { callForAnswer, callForBody } from '../../support/call'
import { newChild, newFamily, newParent, type Family } from '../../support/people'
import { headersOf, play, SLUG } from './quiz'

const WEDNESDAY = new Date('2026-11-18T10:00:00Z')

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }))
afterAll(() => void vi.useRealTimers())
beforeEach(async () => {
  await db().delete(funQuizPlays)
  waitForNewTop()
})

/** The guests' board is cached for five seconds. */
const waitForNewTop = () => vi.setSystemTime(Date.now() + 5_000)

type Kept = { pupilId: string; points: number; timeMs?: number; at?: Date; isRanked?: boolean }

/** A finished play as stored by the server. */
async function keep({ pupilId, points, timeMs = 60_000, at = WEDNESDAY, isRanked = true }: Kept) {
  await db()
    .insert(funQuizPlays)
    .values({
      quizId: await findFunQuizId(SLUG),
      pupilId,
      startedAt: new Date(at.getTime() - timeMs),
      day: zagrebDay(at),
      finishedAt: at,
      right: 1,
      total: 10,
      points,
      isRanked,
    })
}

/** Children of parents with five each, to save the cost of signing in. */
async function newPupils(count: number) {
  let parent = await newParent()
  const children = []
  for (let made = 0; made < count; made += 1) {
    if (made > 0 && made % 5 === 0) parent = await newParent()
    children.push(await newChild(parent, { password: undefined, showsNickname: true }))
  }
  return children
}

const board = (
  period: LeaderboardPeriod = 'tjedan',
  pupilId: string | null = null,
  now = WEDNESDAY,
) => findLeaderboard(SLUG, period, pupilId, now)
const names = ({ rows }: LeaderboardView) => rows.map(({ nickName }) => nickName)
const places = ({ rows }: LeaderboardView) => rows.map(({ place }) => place)

test('without a play the board is empty', async () => {
  expect(await board()).toEqual({ total: 0, ownPlace: null, isTakingPart: null, rows: [] })
})

test('more points come first, then less time, then the earlier play', async () => {
  const [a, b, c, d] = await newPupils(4)
  const later = new Date(WEDNESDAY.getTime() + 1_000)
  await keep({ pupilId: a?._id ?? '', points: 900, timeMs: 50_000 })
  await keep({ pupilId: b?._id ?? '', points: 900, timeMs: 49_999 })
  await keep({ pupilId: c?._id ?? '', points: 901, timeMs: 900_000 })
  await keep({ pupilId: d?._id ?? '', points: 900, timeMs: 49_999, at: later })
  expect(names(await board())).toEqual([c, b, d, a].map((child) => child?.nickName))
  expect(places(await board())).toEqual([1, 2, 3, 4])
})

test('a pupil has one place, by the best ranked play of the period', async () => {
  const [a, b] = await newPupils(2)
  const pupilId = a?._id ?? ''
  const monday = new Date('2026-11-16T10:00:00Z')
  await keep({ pupilId, points: 700, at: monday })
  await keep({ pupilId, points: 800, timeMs: 30_000 })
  await keep({ pupilId, points: 950, at: new Date('2026-11-15T10:00:00Z') })
  await keep({ pupilId, points: 1_000, isRanked: false })
  await keep({ pupilId: b?._id ?? '', points: 750 })
  expect((await board()).rows).toEqual([
    { place: 1, nickName: a?.nickName, points: 800, timeMs: 30_000, isOwn: false },
    { place: 2, nickName: b?.nickName, points: 750, timeMs: 60_000, isOwn: false },
  ])
  expect((await board('sve')).rows[0]).toMatchObject({ nickName: a?.nickName, points: 950 })
})

describe('a week is from Monday to Sunday in Zagreb', () => {
  test.each([
    ['Monday 0:00', '2026-11-15T23:00:00Z', true],
    ['the second before', '2026-11-15T22:59:59Z', false],
    ['Sunday, the last second', '2026-11-22T22:59:59Z', true],
    ['the second after', '2026-11-22T23:00:00Z', false],
  ])('%s', async (_, at, isIn) => {
    const [child] = await newPupils(1)
    await keep({ pupilId: child?._id ?? '', points: 500, at: new Date(at) })
    expect((await board()).total).toBe(isIn ? 1 : 0)
    expect((await board('sve')).total).toBe(1)
  })

  test.each([
    ['29 March', '2026-03-25T10:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'],
    ['25 October', '2026-10-21T10:00:00Z', '2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'],
  ])('it ends with the Sunday of %s, when the clock changes', async (_, now, last, after) => {
    const [a, b] = await newPupils(2)
    await keep({ pupilId: a?._id ?? '', points: 500, at: new Date(last) })
    await keep({ pupilId: b?._id ?? '', points: 600, at: new Date(after) })
    expect(names(await board('tjedan', null, new Date(now)))).toEqual([a?.nickName])
    expect(names(await board('tjedan', null, new Date(after)))).toEqual([b?.nickName])
    expect(weekOf(new Date(last))).toEqual(weekOf(new Date(now)))
  })
})

test('the first ten are shown, and five above and below the pupil’s own place', async () => {
  const children = await newPupils(30)
  for (const [index, { _id }] of children.entries())
    await keep({ pupilId: _id, points: 1_000 - index })
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const of = async (place: number) => {
    const shown = await board('tjedan', children[place - 1]?._id ?? null)
    expect(shown).toMatchObject({ ownPlace: place, total: 30, isTakingPart: true })
    expect(shown.rows.filter(({ isOwn }) => isOwn).map((row) => row.place)).toEqual([place])
    return places(shown)
  }
  expect(places(await board())).toEqual(range(1, 10))
  expect(await of(1)).toEqual(range(1, 10))
  expect(await of(8)).toEqual(range(1, 13))
  expect(await of(20)).toEqual([...range(1, 10), ...range(15, 25)])
  expect(await of(30)).toEqual([...range(1, 10), ...range(25, 30)])
})

describe('children whose parents opted out', () => {
  const optOut = (pupilId: string) =>
    db().update(pupils).set({ isOnLeaderboards: false }).where(eq(pupils.id, pupilId))

  test('have no place, are not counted, and others move up', async () => {
    const [a, b, c] = await newPupils(3)
    await keep({ pupilId: a?._id ?? '', points: 900 })
    await keep({ pupilId: b?._id ?? '', points: 800 })
    await keep({ pupilId: c?._id ?? '', points: 700 })
    await optOut(b?._id ?? '')
    for (const period of ['tjedan', 'sve'] as const) {
      const shown = await board(period, c?._id ?? null)
      expect(names(shown)).toEqual([a?.nickName, c?.nickName])
      expect(shown).toMatchObject({ total: 2, ownPlace: 2 })
    }
  })

  test('see neither a place nor a row of their own', async () => {
    const [a] = await newPupils(1)
    const pupilId = a?._id ?? ''
    await keep({ pupilId, points: 900 })
    await optOut(pupilId)
    expect(await board('tjedan', pupilId)).toEqual({
      total: 0,
      ownPlace: null,
      isTakingPart: false,
      rows: [],
    })
    const asked = {
      quizId: await findFunQuizId(SLUG),
      pupilId,
      period: 'sve',
      now: WEDNESDAY,
    } as const
    expect(await findLeaderboardPlace(asked)).toEqual({ place: null, players: 0 })
  })

  test('finish their plays without a place', async () => {
    const family = await newFamily()
    await optOut(family.child._id)
    expect(await play(family, 4)).toMatchObject({
      ...{ right: 4, isRanked: true, place: null, players: expect.any(Number) as number },
    })
  })
})

describe('GET /api/zabavni-kwizovi/{slug}/ljestvica', () => {
  const read = (family: Family | null, razdoblje = '') =>
    callForBody<LeaderboardView>(
      'GET',
      `/zabavni-kwizovi/${SLUG}/ljestvica${razdoblje}`,
      headersOf(family),
    )

  test('shows a pupil’s own row; a guest sees the board without a place', async () => {
    const family = await newFamily()
    const { points, timeMs, place } = await play(family, 6)
    expect(place).toBe(1)
    const row = { place: 1, nickName: pseudonymOf(family.child._id), points, timeMs }
    const rest = { total: 1, rows: [{ ...row, isOwn: true }] }
    expect(await read(family)).toEqual({ ...rest, ownPlace: 1, isTakingPart: true })
    expect(await read(family, '?razdoblje=sve')).toEqual({
      ...rest,
      ownPlace: 1,
      isTakingPart: true,
    })
    expect(await read(null)).toEqual({
      total: 1,
      rows: [{ ...row, isOwn: false }],
      ownPlace: null,
      isTakingPart: null,
    })
  })

  test('guests share a board for five seconds; a pupil’s own play appears at once', async () => {
    const [first, second] = [await newFamily(), await newFamily()]
    expect((await read(null)).total).toBe(0)
    await play(first, 4)
    await play(second, 6)
    expect((await read(null)).total).toBe(0)
    expect(await read(first)).toMatchObject({ total: 2, ownPlace: 2 })
    expect(await read(second)).toMatchObject({ total: 2, ownPlace: 1 })
    waitForNewTop()
    expect((await read(null)).rows.map(({ nickName }) => nickName)).toEqual([
      pseudonymOf(second.child._id),
      pseudonymOf(first.child._id),
    ])
  })

  test('a parent has no place, not even by a child’s play', async () => {
    const family = await newFamily()
    await play(family, 6)
    const shown = await callForBody<LeaderboardView>('GET', `/zabavni-kwizovi/${SLUG}/ljestvica`, {
      cookie: family.parent.cookie,
    })
    expect(shown).toMatchObject({ ownPlace: null, isTakingPart: null })
    expect(shown.rows.map(({ isOwn }) => isOwn)).toEqual([false])
  })

  test('reveals no name and no id', async () => {
    const family = await newFamily()
    await play(family, 6)
    const text = JSON.stringify(await read(family))
    expect(text).toContain(pseudonymOf(family.child._id))
    const { child, parent } = family
    for (const secret of [child._id, child.nickName, parent.user._id, 'Ema', 'Iva', 'Marić']) {
      expect(text).not.toContain(secret)
    }
  })

  test('an unknown quiz is 404, an unknown period 400', async () => {
    const at = (address: string) => callForAnswer('GET', `/zabavni-kwizovi/${address}`)
    expect((await at('nema-ga/ljestvica')).status).toBe(404)
    expect((await at(`${SLUG}/ljestvica?razdoblje=godina`)).status).toBe(400)
  })
})
