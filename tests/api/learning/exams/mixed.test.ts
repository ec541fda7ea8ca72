import { eq, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { answers, mistakes } from '@/lib/learning/answers/tables'
import type { OpenTest } from '@/lib/learning/exams/model'
import { tests } from '@/lib/learning/exams/tables'
import { questions } from '@/lib/content/questions/tables'
import { wrongAnswer } from '../../../e2e/support/answers'
import { fetchMe } from '../../support/account-calls'
import { call, callForAnswer, callForBody } from '../../support/call'
import { newFamily, setSubscription, type Family } from '../../support/people'
import {
  answerAll,
  beginEarlier,
  bodyOf,
  handIn,
  mixedOverview,
  resultOf,
  review,
  start,
  startMixed,
  testRows,
  tryReview,
  tryStart,
  tryStartMixed,
} from './desk'

type Unit = { id: string; name: string; path: string; lessons: string[] }

/** The demo unit with the most lessons that have questions, and one with too few. */
let unit: Unit
let short: Unit
let lessonOf: Map<string, string | null>

beforeAll(async () => {
  const { rows } = await db().execute<Unit>(sql`
    select u.id, u.name, '/' || g.slug || '/' || b.slug || '/ponovi/' || u.slug || '/test' as path,
      array(select l.id from lessons l where l.unit_id = u.id
        and exists (select from questions q where q.lesson_id = l.id)) as lessons
    from units u join literature b on b.id = u.literature_id
    join subjects s on s.id = b.subject_id join grades g on g.id = s.grade_id
    order by cardinality(array(select l.id from lessons l where l.unit_id = u.id)) desc`)
  const [first, last] = [rows[0], rows.find(({ lessons }) => lessons.length === 1)]
  if (!first || !last) throw new Error('The demo content has no such units')
  unit = first
  short = last
  const all = await db().select({ id: questions.id, lessonId: questions.lessonId }).from(questions)
  lessonOf = new Map(all.map(({ id, lessonId }) => [id, lessonId]))
})

async function subscribed(): Promise<Family> {
  const family = await newFamily()
  await setSubscription(family)
  return family
}

const idsOf = ({ questions: asked }: OpenTest) => asked.map(({ _id }) => _id)

describe('a mixed test', () => {
  test('belongs to the subscription', async () => {
    const family = await newFamily()
    expect(await mixedOverview(family, unit.id)).toMatchObject({
      ...{ isAllowed: false, isLocked: true, questionCount: 10, results: [], open: null },
    })
    expect(await tryStartMixed(family, unit.id)).toMatchObject({
      status: 403,
      body: { message: 'Ovaj test dio je pretplate. Pokaži ovaj zaslon roditelju.' },
    })
    expect(await testRows(family)).toEqual([])
  })

  test('asks ten questions, one of each lesson where there are enough lessons', async () => {
    const family = await subscribed()
    const overview = await mixedOverview(family, unit.id)
    expect(overview).toMatchObject({ isAllowed: true, isLocked: false, questionCount: 10 })
    const first = await startMixed(family, unit.id, overview.timers[0])
    expect(first).toMatchObject({ lessonID: null, minutes: overview.timers[0] })
    const drawn = idsOf(first)
    expect(new Set(drawn).size).toBe(10)
    const lessons = drawn.map((id) => lessonOf.get(id) ?? '')
    expect(new Set(lessons).size).toBe(Math.min(10, unit.lessons.length))
    expect(lessons.every((id) => unit.lessons.includes(id))).toBe(true)
    // A second start continues it, on any device.
    expect(idsOf(await startMixed(family, unit.id))).toEqual(drawn)
    expect((await mixedOverview(family, unit.id)).open?._id).toBe(first._id)
    expect(await testRows(family)).toHaveLength(1)
  })

  test('is not there for a unit with fewer than three lessons, nor for an unknown one', async () => {
    const family = await subscribed()
    for (const id of [short.id, uuidv7()]) {
      expect((await tryStartMixed(family, id)).status).toBe(404)
      expect(await mixedOverview(family, id)).toMatchObject({ questionCount: 0, timers: [0] })
    }
  })

  test('takes only its own timers', async () => {
    const family = await subscribed()
    expect((await tryStartMixed(family, unit.id, 7)).status).toBe(400)
  })

  test('gives a mark, and each answer is its own lesson’s', async () => {
    const family = await subscribed()
    const open = await startMixed(family, unit.id)
    await answerAll(family, open._id, open.questions, (index) => index > 2)
    const result = await resultOf(family, open._id)
    expect(result).toMatchObject({ lessonID: null, right: 7, total: 10, mark: 3 })
    const mine = eq(answers.pupilId, family.child._id)
    const kept = await db().select().from(answers).where(mine)
    expect(kept).toHaveLength(10)
    expect(kept.every((row) => row.lessonId === lessonOf.get(row.questionId))).toBe(true)
    expect(new Set(kept.map(({ source, roundId }) => `${source} ${roundId}`))).toEqual(
      new Set([`test ${open._id}`]),
    )
    const wrong = await db().select().from(mistakes).where(eq(mistakes.pupilId, family.child._id))
    expect(wrong.map(({ questionId }) => questionId).toSorted()).toEqual(
      idsOf(open).slice(0, 3).toSorted(),
    )
    expect(wrong.every((row) => row.lessonId === lessonOf.get(row.questionId ?? ''))).toBe(true)
    const seen = await review(family, open._id)
    const sums = (field: 'right' | 'total') =>
      (seen.lessons ?? []).reduce((sum, lesson) => sum + lesson[field], 0)
    expect([sums('right'), sums('total')]).toEqual([7, 10])
    const shares = (seen.lessons ?? []).map(({ right, total }) => right / total)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(seen.lessons?.[0]?.path).toMatch(/\/skripta$/)
    expect((await mixedOverview(family, unit.id)).results).toEqual([result])
    // A user's own list names lessons, and the parent's report the unit.
    expect(await fetchMe(family.pupil)).toMatchObject({ testResults: [] })
    const { tests: told } = await callForBody<{ tests: object[] }>(
      'GET',
      `/korisnik/izvjestaj?childId=${family.child._id}`,
      { cookie: family.parent.cookie },
    )
    expect(told).toMatchObject([{ lesson: `Mješoviti test: ${unit.name}`, right: 7, mark: 3 }])
  })

  test('draws other questions the next time', async () => {
    const family = await subscribed()
    const first = await startMixed(family, unit.id)
    await handIn(family, first._id)
    const second = idsOf(await startMixed(family, unit.id))
    expect(second.filter((id) => idsOf(first).includes(id))).toEqual([])
  })

  test('that was begun can be finished without a subscription', async () => {
    const family = await subscribed()
    const open = await startMixed(family, unit.id)
    await db().execute(sql`update access_rights set subscription_until = now() - interval '1 day'
      where parent_id = ${family.parent.user._id}`)
    expect((await startMixed(family, unit.id))._id).toBe(open._id)
    expect((await handIn(family, open._id)).status).toBe(200)
    expect((await tryStartMixed(family, unit.id)).status).toBe(403)
    expect((await tryReview(family, open._id)).status).toBe(200)
  })

  test('ends when its time is up, whatever asks for it', async () => {
    const family = await subscribed()
    const { timers } = await mixedOverview(family, unit.id)
    const open = await startMixed(family, unit.id, timers[0])
    await beginEarlier(open._id, new Date(Date.now() - 3 * 3_600_000))
    expect(await mixedOverview(family, unit.id)).toMatchObject({
      open: null,
      results: [{ _id: open._id, right: 0, total: 10, mark: 1 }],
    })
  })

  test('that is open is shown with its own questions, though its unit has too few now', async () => {
    const family = await subscribed()
    const open = await startMixed(family, unit.id)
    await db().update(tests).set({ unitId: short.id }).where(eq(tests.id, open._id))
    expect(await mixedOverview(family, short.id)).toMatchObject({
      ...{ questionCount: 10, isAllowed: true, open: { _id: open._id } },
    })
    expect(idsOf(await startMixed(family, short.id))).toEqual(idsOf(open))
  })

  test('of another family can be neither read nor handed in', async () => {
    const [own, other] = [await subscribed(), await subscribed()]
    const open = await startMixed(own, unit.id)
    expect((await tryReview(other, open._id)).status).toBe(404)
    expect((await handIn(other, open._id)).status).toBe(404)
  })
})

describe('while a mixed test is open', () => {
  test('its questions are judged nowhere else, and the refusal leads to it', async () => {
    const family = await subscribed()
    const [id = ''] = idsOf(await startMixed(family, unit.id))
    const { answer } = wrongAnswer(await bodyOf(id))
    const { cookie } = family.pupil
    expect(
      await callForAnswer('POST', `/pitanja/${id}/odgovor`, {
        body: { answer, id: uuidv7() },
        cookie,
      }),
    ).toMatchObject({ status: 409, body: { way: { title: unit.name, path: unit.path } } })
    expect((await call('GET', `/pitanja/${id}`, { cookie })).status).toBe(404)
    const lessonId = lessonOf.get(id)
    const help = { id: uuidv7(), lessonId, help: 'question', text: 'Pomozi mi s ovim zadatkom.' }
    expect(await callForAnswer('POST', '/pomocnik', { body: help, cookie })).toEqual({
      status: 409,
      body: {
        message:
          'Pitanja iz ove lekcije su u testu koji još pišeš, pa pomoćnik šuti. Javi mu se kad predaš test.',
        way: { title: unit.name, path: unit.path },
      },
    })
    const other = { ...help, id: uuidv7(), lessonId: short.lessons[0] }
    expect((await call('POST', '/pomocnik', { body: other, cookie })).status).toBe(200)
  })

  test('earlier tests that show one of its questions stay closed, others open', async () => {
    const family = await subscribed()
    const [lessonId = ''] = unit.lessons
    const earlier = await start(family, lessonId)
    await handIn(family, earlier._id)
    const other = await start(family, short.lessons[0] ?? '')
    await handIn(family, other._id)
    const open = await startMixed(family, unit.id)
    const [shared = ''] = idsOf(earlier)
    await db()
      .update(tests)
      .set({ questionIds: [shared, ...idsOf(open).slice(1)] })
      .where(eq(tests.id, open._id))
    expect(await tryReview(family, earlier._id)).toEqual({
      status: 409,
      body: {
        message:
          'Neka su od ovih pitanja i u testu koji još pišeš. Pregled s objašnjenjima otvara se kad ga predaš.',
        way: { title: unit.name, path: unit.path },
      },
    })
    expect((await tryReview(family, other._id)).status).toBe(200)
    // A test of a lesson is another scope.
    expect((await tryStart(family, lessonId)).status).toBe(200)
  })

  test('another test asks its questions only where there are too few others', async () => {
    const family = await subscribed()
    const taken = idsOf(await startMixed(family, unit.id))
    const own = (id: string) => [...lessonOf].filter(([, lesson]) => lesson === id).length
    const lessonId = unit.lessons.find((id) => own(id) > 11) ?? ''
    const drawn = idsOf(await start(family, lessonId))
    expect(drawn.filter((id) => taken.includes(id))).toEqual([])
  })
})
