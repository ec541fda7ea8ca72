import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { recordVisit, addSessionTime, findTimeByVisitDay } from '@/lib/learning/rewards/visits'
import { visitDays } from '@/lib/learning/rewards/tables'
import { callForAnswer } from '../../support/call'
import { newFamily, type Family } from '../../support/people'

const HOUR = 3_600_000
const come = ({ child }: Family, instant: string) => recordVisit(child._id, new Date(instant))
const work = ({ child }: Family, from: string, to: string) =>
  addSessionTime(child._id, new Date(from), new Date(to))
const dates = ({ child }: Family) => findTimeByVisitDay(child._id)

const dolazak = ({ pupil, child }: Family) =>
  callForAnswer('POST', '/korisnik/dolazak', {
    body: { korisnikId: child._id },
    cookie: pupil.cookie,
  })
const pause = ({ pupil, child }: Family, startedAt: unknown) =>
  callForAnswer('POST', '/korisnik/handle-session-pause', {
    body: { userID: child._id, startedAt },
    cookie: pupil.cookie,
  })

describe('POST /api/korisnik/dolazak', () => {
  test('the first arrival brings the day’s flames, a hundred at once bring no more', async () => {
    const family = await newFamily()
    const answers = await Promise.all(Array.from({ length: 100 }, () => dolazak(family)))
    const flames = answers.map(({ body }) => (body as { flames: number }).flames)
    const [first = 0] = flames.filter((one) => one > 0)
    expect(flames.filter((one) => one > 0)).toHaveLength(1)
    expect([1, 2]).toContain(first)
    expect((await dolazak(family)).body).toEqual({
      day: zagrebDay(new Date()),
      flames: 0,
      dailyVisits: first,
      oldFireLevel: 1,
      newFireLevel: 1,
    })
  })
})

test.each([
  ['2026-11-20T22:59:59Z', '2026-11-20'],
  ['2026-11-20T23:00:00Z', '2026-11-21'],
  ['2026-03-29T21:59:59Z', '2026-03-29'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
])('an arrival at %s returns the day %s to the browser', async (instant, day) => {
  expect(await come(await newFamily(), instant)).toMatchObject({ day })
})

describe('the flames of a week', () => {
  test('five days, a missed day and a Sunday: nothing is ever taken away', async () => {
    const family = await newFamily()
    const week = [
      ['2026-11-16T15:00:00Z', 1, 1],
      ['2026-11-17T15:00:00Z', 2, 1],
      ['2026-11-18T15:00:00Z', 3, 2],
      ['2026-11-19T15:00:00Z', 4, 2],
      // Friday is missed.
      ['2026-11-21T15:00:00Z', 5, 3],
      ['2026-11-22T15:00:00Z', 7, 4],
    ] as const
    for (const [instant, dailyVisits, newFireLevel] of week) {
      expect(await come(family, instant)).toMatchObject({ dailyVisits, newFireLevel })
      expect(await come(family, instant)).toMatchObject({ flames: 0, dailyVisits })
    }
  })

  test.each([
    ['the night of 29 March', ['2026-03-28T22:30Z', '2026-03-28T23:30Z', '2026-03-29T01:30Z'], 3],
    ['the night of 25 October', ['2026-10-25T00:30Z', '2026-10-25T01:30Z', '2026-10-25T23:30Z'], 3],
    [
      'a clock that goes an hour back over midnight',
      ['2026-11-19T23:10Z', '2026-11-19T22:10Z', '2026-11-19T23:10Z'],
      2,
    ],
  ])('%s: one visit a Zagreb day', async (_, instants, dailyVisits) => {
    const family = await newFamily()
    let last = 0
    for (const instant of instants) last = (await come(family, instant)).dailyVisits
    expect(last).toBe(dailyVisits)
  })
})

describe('time', () => {
  test('is counted for the day it belongs to', async () => {
    const family = await newFamily()
    await work(family, '2026-11-20T22:30:00Z', '2026-11-20T23:15:00Z')
    expect(await dates(family)).toEqual({ '2026-11-20': HOUR / 2, '2026-11-21': HOUR / 4 })
  })

  test('of two tabs, or sent twice, counts once', async () => {
    const family = await newFamily()
    await work(family, '2026-11-20T10:00:00Z', '2026-11-20T10:30:00Z')
    await work(family, '2026-11-20T10:00:00Z', '2026-11-20T10:30:00Z')
    await work(family, '2026-11-20T10:10:00Z', '2026-11-20T10:40:00Z')
    expect(await dates(family)).toEqual({ '2026-11-20': (HOUR * 2) / 3 })
  })

  test('of parallel tabs is their combined time, whichever is left first', async () => {
    const [family, others] = [await newFamily(), await newFamily()]
    // One from 10:00 to 10:30; another in parallel from 10:10 to 10:20.
    await work(family, '2026-11-20T10:10:00Z', '2026-11-20T10:20:00Z')
    await work(family, '2026-11-20T10:00:00Z', '2026-11-20T10:30:00Z')
    expect(await dates(family)).toEqual({ '2026-11-20': HOUR / 2 })
    // As before, with a pause of the first tab, and everything sent twice.
    for (let told = 0; told < 2; told += 1) {
      await work(others, '2026-11-20T10:00:00Z', '2026-11-20T10:05:00Z')
      await work(others, '2026-11-20T10:10:00Z', '2026-11-20T10:20:00Z')
      await work(others, '2026-11-20T10:15:00Z', '2026-11-20T10:30:00Z')
    }
    expect(await dates(others)).toEqual({ '2026-11-20': (HOUR * 25) / 60 })
  })

  test('of two tabs past midnight, and in the repeated hour, counts once', async () => {
    const family = await newFamily()
    await work(family, '2026-10-24T22:10:00Z', '2026-10-24T22:20:00Z')
    await work(family, '2026-10-24T21:50:00Z', '2026-10-24T22:30:00Z')
    expect(await dates(family)).toEqual({ '2026-10-24': HOUR / 6, '2026-10-25': HOUR / 2 })
    await work(family, '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z')
    await work(family, '2026-10-25T00:15:00Z', '2026-10-25T01:45:00Z')
    expect(await dates(family)).toMatchObject({ '2026-10-25': HOUR * 2 })
  })

  test('of a clock that is set back is not counted again', async () => {
    const family = await newFamily()
    await work(family, '2026-11-20T10:00:00Z', '2026-11-20T11:00:00Z')
    await work(family, '2026-11-20T09:30:00Z', '2026-11-20T10:30:00Z')
    await work(family, '2026-11-20T10:30:00Z', '2026-11-20T11:00:00Z')
    expect(await dates(family)).toEqual({ '2026-11-20': HOUR * 1.5 })
  })

  test('of a screen left open is counted for three hours', async () => {
    const family = await newFamily()
    await work(family, '2026-11-18T10:00:00Z', '2026-11-20T20:00:00Z')
    expect(await dates(family)).toEqual({ '2026-11-20': 3 * HOUR })
  })

  test('a tab open past midnight brings no visit, but the next arrival does', async () => {
    const family = await newFamily()
    await come(family, '2026-11-19T20:00:00Z')
    await work(family, '2026-11-19T22:30:00Z', '2026-11-19T23:30:00Z')
    expect(await come(family, '2026-11-20T15:00:00Z')).toMatchObject({ flames: 1, dailyVisits: 2 })
    expect(await dates(family)).toEqual({ '2026-11-19': HOUR / 2, '2026-11-20': HOUR / 2 })
  })

  test.each([
    ['in the future', () => Date.now() + HOUR],
    ['in the future, as text', () => new Date(Date.now() + HOUR).toISOString()],
  ])('a start %s counts nothing', async (_, startedAt) => {
    const family = await newFamily()
    expect(await pause(family, startedAt())).toEqual({ status: 200, body: { success: true } })
    expect(await dates(family)).toEqual({})
  })

  test.each([0, '2020-01-01T00:00:00Z'])('nothing counts before the sign-in: %j', async (start) => {
    const began = Date.now()
    const family = await newFamily()
    expect((await pause(family, start)).status).toBe(200)
    const total = Object.values(await dates(family)).reduce((sum, ms) => sum + ms, 0)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(Date.now() - began)
  })

  test.each([-1, 1.5, Number.MAX_VALUE, 'jučer', null, {}])(
    'a start %j is refused',
    async (startedAt) => {
      expect((await pause(await newFamily(), startedAt)).status).toBe(400)
    },
  )
})

const minutesOf = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)

test('with any events: one visit a day, no negative time, and no more time than passed', async () => {
  const minute = fc.integer({ min: 0, max: 3 * 24 * 60 })
  const event = fc.oneof(
    fc.record({ kind: fc.constant('arrive' as const), at: minute }),
    fc.record({ kind: fc.constant('pause' as const), from: minute, at: minute }),
  )
  // Around both clock changes of 2026.
  const start = fc.constantFrom('2026-03-28T00:00:00Z', '2026-10-24T00:00:00Z')
  await fc.assert(
    fc.asyncProperty(start, fc.array(event, { maxLength: 20 }), async (begin, events) => {
      const { child } = await newFamily()
      const instant = (minutes: number) => new Date(Date.parse(begin) + minutes * 60_000)
      let flames = 0
      for (const one of events) {
        if (one.kind === 'arrive') {
          const change = await recordVisit(child._id, instant(one.at))
          flames += change.flames
          expect(change.dailyVisits).toBe(flames)
          expect(change.newFireLevel).toBeGreaterThanOrEqual(change.oldFireLevel)
        } else await addSessionTime(child._id, instant(one.from), instant(one.at))
      }
      const rows = await db().select().from(visitDays).where(eq(visitDays.pupilId, child._id))
      expect(rows.reduce((sum, row) => sum + row.flames, 0)).toBe(flames)
      const spent = new Set(
        events.flatMap((one) => (one.kind === 'pause' ? minutesOf(one.from, one.at) : [])),
      )
      expect(rows.reduce((sum, row) => sum + row.msSpent, 0)).toBeLessThanOrEqual(
        spent.size * 60_000,
      )
      for (const row of rows) {
        expect(row.msSpent).toBeGreaterThanOrEqual(0)
        expect(row.msSpent).toBeLessThanOrEqual(25 * HOUR)
      }
    }),
    { numRuns: 15 },
  )
})
