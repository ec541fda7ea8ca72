import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { grades } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { tests } from '@/lib/learning/exams/tables'
import type { PeriodKey, Report } from '@/lib/learning/reports/model'
import { findReport, makeReport } from '@/lib/learning/reports/report'
import { noteLessonVisit } from '@/lib/learning/lesson-state/visits'
import { questions } from '@/lib/content/questions/tables'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { fetchMe } from '../../support/account-calls'
import { newChild, newFamily, type Family, setSubscription } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { answer, handIn, spend } from './facts'

const NOW = new Date('2026-11-22T12:00:00Z')
const LATER = new Date('2027-11-22T12:00:00Z')
const NOT_FOUND = refusedAnswer(404, 'Korisnik nije pronađen')
const CLOSED = refusedAnswer(
  403,
  'Izvještaji o učenju dio su pretplate. Sve ostalo otvoreno je kao i dosad.',
)

const probe = await importFixtureLesson()

const read = (cookie: string, childId: string, razdoblje = '7') =>
  callForAnswer('GET', `/korisnik/izvjestaj?childId=${childId}&razdoblje=${razdoblje}`, { cookie })
const reportOf = ({ child }: Family, key: PeriodKey = '7', now = NOW) => makeReport(child, key, now)
const member = async () => {
  const family = await newFamily()
  await setSubscription(family, LATER)
  return family
}

describe('GET /api/korisnik/izvjestaj', () => {
  test('a parent with a subscription gets the report of their own child', async () => {
    const family = await member()
    const { status, body } = await read(family.parent.cookie, family.child._id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      child: { _id: family.child._id, firstName: 'Ema' },
      period: '7',
      totals: { ms: 0, answers: 0, days: 7 },
      topics: [],
    })
    expect((body as Report).questions).toHaveLength(3)
    expect((body as Report).bars).toHaveLength(7)
  })

  test('another family’s child is not found, with a subscription or without one', async () => {
    const [family, other, stranger] = [await member(), await member(), await newFamily()]
    expect(await read(other.parent.cookie, family.child._id)).toEqual(NOT_FOUND)
    expect(await read(stranger.parent.cookie, family.child._id)).toEqual(NOT_FOUND)
    expect(await read(family.parent.cookie, family.parent.user._id)).toEqual(NOT_FOUND)
  })

  test('without a subscription there is only a kind sentence', async () => {
    const family = await newFamily()
    expect(await read(family.parent.cookie, family.child._id)).toEqual(CLOSED)
  })

  test('a pupil gets no report, not even their own', async () => {
    const family = await member()
    expect((await read(family.pupil.cookie, family.child._id)).status).toBe(403)
  })

  test.each([
    ['childId=nije-id', 400],
    ['razdoblje=7', 400],
    ['childId=01890000-0000-7000-8000-000000000000&razdoblje=8', 400],
    ['childId=01890000-0000-7000-8000-000000000000&razdoblje=sve', 404],
  ])('%s is %i', async (query, status) => {
    const { parent } = await member()
    const headers = { cookie: parent.cookie }
    expect((await callForAnswer('GET', `/korisnik/izvjestaj?${query}`, { headers })).status).toBe(
      status,
    )
  })

  test('a subscription is valid until its last millisecond', async () => {
    const family = await newFamily()
    await setSubscription(family, NOW)
    const wanted = {
      parentId: family.parent.user._id,
      childId: family.child._id,
      key: '7' as const,
    }
    expect(await findReport(wanted, NOW)).toBe('closed')
    expect(await findReport(wanted, new Date(NOW.getTime() - 1))).toMatchObject({ period: '7' })
  })
})

describe('the contents of a report', () => {
  test('only time, days and answers of the period count', async () => {
    const family = await newFamily()
    await spend(family, '2026-11-22', 600_000)
    await spend(family, '2026-11-16', 60_000)
    await spend(family, '2026-11-15', 900_000)
    // The first and the last moment of Monday 16 November in Zagreb, and those just outside.
    await answer(family, probe, { at: '2026-11-15T22:59:59Z' })
    await answer(family, probe, { at: '2026-11-15T23:00:00Z', outcome: 'right' })
    await answer(family, probe, { at: '2026-11-20T10:00:00Z', outcome: 'spelling' })
    await answer(family, probe, { at: '2026-11-22T22:59:59Z', outcome: 'partly' })
    const { totals, bars } = await reportOf(family)
    expect(totals).toMatchObject({ ms: 660_000, activeDays: 3, days: 7, answers: 3, right: 2 })
    expect(bars.map(({ from, ms, right, wrong }) => [from.slice(8), ms, right, wrong])).toEqual([
      ['16', 60_000, 1, 0],
      ['17', 0, 0, 0],
      ['18', 0, 0, 0],
      ['19', 0, 0, 0],
      ['20', 0, 1, 0],
      ['21', 0, 0, 0],
      ['22', 600_000, 0, 1],
    ])
    const all = await reportOf(family, 'sve')
    expect(all.totals).toMatchObject({ ms: 1_560_000, activeDays: 4, days: 8, answers: 4 })
    expect(all.from).toBe('2026-11-15')
    expect((await reportOf(family, '30')).totals).toMatchObject({ days: 30, answers: 4 })
  })

  test('a lesson is rated by the last answer to each of five questions', async () => {
    const family = await newFamily()
    const at = '2026-11-20T10:00:00Z'
    for (const key of ['jedan', 'vise', 'tvrdnja', 'kratko']) {
      await answer(family, probe, { key, at, outcome: 'right' })
      await answer(family, probe, { key, at, outcome: 'right' })
    }
    expect((await reportOf(family)).topics).toEqual([])
    await answer(family, probe, { key: 'broj', at, outcome: 'wrong' })
    const [topic] = (await reportOf(family)).topics
    expect(topic).toMatchObject({
      title: 'Probna lekcija',
      subject: 'Probni predmet',
      path: '/5-razred/probna-knjiga/probna-lekcija',
      level: 'steady',
      right: 4,
      of: 5,
    })
    await answer(family, probe, { key: 'broj', at: '2026-11-21T10:00:00Z', outcome: 'right' })
    expect((await reportOf(family)).topics).toMatchObject([{ level: 'strong', right: 5, of: 5 }])
  })

  test('the kitchen table asks mistakes, with the answer, until they are cleared', async () => {
    const family = await newFamily()
    await answer(family, probe, { key: 'jedan', at: '2026-11-20T10:00:00Z' })
    await answer(family, probe, { key: 'kratko', at: '2026-11-20T10:00:00Z' })
    const asked = (await reportOf(family)).questions.filter(({ isMistake }) => isMistake)
    expect(asked.map(({ question, answer }) => [question, answer]).toSorted()).toEqual([
      ['Koji je grad glavni grad Hrvatske?', 'Zagreb'],
      ['Koliko je 3 + 4?', '7'],
    ])
    for (const at of ['2026-11-21T10:00:00Z', '2026-11-22T10:00:00Z']) {
      await answer(family, probe, { key: 'jedan', at, outcome: 'right' })
    }
    const left = (await reportOf(family)).questions
    expect(left[0]).toMatchObject({
      question: 'Koji je grad glavni grad Hrvatske?',
      isMistake: true,
    })
    expect(left.slice(1).map(({ isMistake }) => isMistake)).toEqual([false, false])
    expect(left[1]).toMatchObject({ question: 'Koliko je 3 + 4?', answer: '7' })
  })

  test('the kitchen table asks no question of a test in the family', async () => {
    const family = await newFamily()
    const sibling = { ...family, child: await newChild(family.parent) }
    for (const one of [family, sibling]) {
      await answer(one, probe, { key: 'kratko', at: '2026-11-20T10:00:00Z' })
      await answer(one, probe, { key: 'jedan', at: '2026-11-20T10:00:00Z', outcome: 'right' })
    }
    const questionIds = ['kratko', 'jedan'].map(probe.questionId)
    const open = { pupilId: family.child._id, lessonId: probe.lessonId, questionIds }
    await db()
      .insert(tests)
      .values({ ...open, startedAt: NOW, day: '2026-11-22' })
    for (const one of [family, sibling]) {
      expect((await reportOf(one)).questions.filter(({ answer: key }) => key !== null)).toEqual([])
    }
    await db().delete(tests).where(eq(tests.pupilId, family.child._id))
    for (const one of [family, sibling]) {
      expect(
        (await reportOf(one)).questions.filter(({ answer: key }) => key !== null),
      ).toHaveLength(2)
    }
  })

  test('the tests of the period are listed with their marks, latest first', async () => {
    const family = await newFamily()
    await handIn(family, probe, { day: '2026-11-15', right: 10, mark: 5 })
    await handIn(family, probe, { day: '2026-11-16', right: 4, mark: 1 })
    await handIn(family, probe, { day: '2026-11-22', right: 8, mark: 4 })
    const { totals, tests } = await reportOf(family)
    expect(totals.tests).toBe(2)
    const place = { lesson: 'Probna lekcija', subject: 'Probni predmet', total: 10 }
    expect(tests).toEqual([
      { _id: expect.any(String), day: '2026-11-22', ...place, right: 8, mark: 4 },
      { _id: expect.any(String), day: '2026-11-16', ...place, right: 4, mark: 1 },
    ])
    expect((await reportOf(family, 'sve')).tests).toHaveLength(3)
  })

  test('only the latest twenty of many tests are listed', async () => {
    const family = await newFamily()
    for (let index = 0; index < 21; index += 1) {
      await handIn(family, probe, { day: '2026-11-20', right: 9, mark: 5 })
    }
    const { totals, tests } = await reportOf(family)
    expect([totals.tests, tests.length]).toEqual([21, 20])
  })

  test('the report stays the same all day', async () => {
    const family = await newFamily()
    for (const { key } of await db()
      .select()
      .from(questions)
      .where(eq(questions.lessonId, probe.lessonId))) {
      await answer(family, probe, { key, at: '2026-11-20T10:00:00Z' })
    }
    const morning = await reportOf(family, '7', new Date('2026-11-21T23:00:00Z'))
    const night = await reportOf(family, '7', new Date('2026-11-22T22:59:59Z'))
    expect(morning).toEqual(night)
  })

  test('without answers it leads back to the lesson opened last', async () => {
    const family = await newFamily()
    const lesson = { pupilId: family.child._id, lessonId: probe.lessonId }
    await noteLessonVisit({ ...lesson, element: 'kartice' }, new Date('2026-10-01T10:00:00Z'))
    const { recommendation } = await reportOf(family)
    expect(recommendation.path).toBe('/5-razred/probna-knjiga/probna-lekcija/kartice')
    expect(recommendation.text).toContain('Probna lekcija')
  })

  test('lessons of an inactive grade are not recommended', async () => {
    const family = await newFamily()
    for (const key of ['jedan', 'vise', 'tvrdnja', 'kratko', 'broj']) {
      await answer(family, probe, { key, at: '2026-11-20T10:00:00Z' })
    }
    const close = (isActive: boolean) =>
      db().update(grades).set({ isActive }).where(eq(grades.slug, '5-razred'))
    await close(false)
    const report = await reportOf(family)
    await close(true)
    expect(report.totals.answers).toBe(5)
    expect(report.topics).toEqual([])
    expect(JSON.stringify(report)).not.toContain('probna-lekcija')
  })

  test('the report is about one child only', async () => {
    const [family, other] = [await newFamily(), await newFamily()]
    await answer(other, probe, { key: 'kratko', at: '2026-11-20T10:00:00Z' })
    await spend(other, '2026-11-20', 60_000)
    expect(JSON.stringify(await reportOf(other))).toContain('Zagreb')
    const report = await reportOf(family)
    const { totals, questions: asked } = report
    // The report has no key of a question that this child was never asked.
    expect(JSON.stringify(report)).not.toContain('Zagreb')
    expect(totals).toMatchObject({ ms: 0, answers: 0, openMistakes: 0 })
    expect(asked.every(({ isMistake }) => !isMistake)).toBe(true)
  })
})

describe('POST /api/korisnik/tjedni-izvjestaj', () => {
  const wish = ({ parent }: Family, isWanted: unknown, parentId = parent.user._id) =>
    callForAnswer('POST', '/korisnik/tjedni-izvjestaj', {
      body: { parentId, isWanted },
      cookie: parent.cookie,
    })
  const isWanted = async ({ parent }: Family) => (await fetchMe(parent)).wantsWeeklyReport

  test('switches the letter on and off; it is off by default', async () => {
    const family = await newFamily()
    expect(await isWanted(family)).toBe(false)
    expect(await wish(family, true)).toEqual({
      status: 200,
      body: { success: true, isWanted: true },
    })
    expect(await isWanted(family)).toBe(true)
    await wish(family, false)
    expect(await isWanted(family)).toBe(false)
  })

  test('another parent’s setting can’t be changed', async () => {
    const [family, other] = [await newFamily(), await newFamily()]
    expect(await wish(other, true, family.parent.user._id)).toEqual(NOT_FOUND)
    expect(await isWanted(family)).toBe(false)
    expect(await isWanted(other)).toBe(false)
  })

  test.each([['da'], [1], [null], [undefined]])('%j is refused', async (wanted) => {
    expect((await wish(await newFamily(), wanted)).status).toBe(400)
  })
})
