import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { timerChoices } from '@/lib/learning/exams/timer'
import type { PublicQuestion, QuestionKind, SubmittedAnswer } from '@/lib/content/questions/model'
import { questions } from '@/lib/content/questions/tables'
import { SAMPLES } from '../../../support/kinds'
import { callForAnswer, refusedAnswer } from '../../support/call'
import { newFamily, setSubscription, type Family } from '../../support/people'
import { handIn, keep, lessonWith, overview, review, start, testRows, tryStart } from './desk'

const lessonId = await lessonWith(12)
const rows = await db().select().from(questions)
const positions = new Map(rows.map(({ id, position }) => [id, position]))

const idsOf = (test: { questions: { _id: string }[] }) => test.questions.map(({ _id }) => _id)
const again = {
  status: 403,
  message: 'Današnji test iz ove lekcije već imaš. Novi možeš pisati sutra.',
}

async function subscribed(): Promise<Family> {
  const family = await newFamily()
  await setSubscription(family)
  return family
}

describe('POST /api/lessons/{id}/test', () => {
  test('without a subscription draws from the first eight questions', async () => {
    const family = await newFamily()
    const drawn = idsOf(await start(family, lessonId))
    expect(drawn).toHaveLength(8)
    expect(new Set(drawn).size).toBe(8)
    expect(Math.max(...drawn.map((id) => positions.get(id) ?? 99))).toBe(8)
  })

  test('with a subscription draws ten of all', async () => {
    const family = await subscribed()
    const seen = new Set<string>()
    for (let round = 0; round < 12; round += 1) {
      const { _id, ...drawn } = await start(family, lessonId)
      expect(drawn.questions).toHaveLength(10)
      for (const id of idsOf(drawn)) seen.add(id)
      await handIn(family, _id)
    }
    expect(Math.max(...[...seen].map((id) => positions.get(id) ?? 0))).toBeGreaterThan(8)
    expect(await testRows(family)).toHaveLength(12)
  })

  test('prefers questions with secret answers, each time', async () => {
    const family = await subscribed()
    const ofLesson = rows.filter((row) => row.lessonId === lessonId)
    const untold = ofLesson.filter((row) => !row.isInKnowledgeBase).map(({ id }) => id)
    expect(untold.length).toBeGreaterThan(0)
    expect(untold.length).toBeLessThan(ofLesson.length)
    for (let round = 0; round < 3; round += 1) {
      const { _id, ...drawn } = await start(family, lessonId)
      const asked = idsOf(drawn).filter((id) => untold.includes(id))
      // A draw equal to the previous one has one question replaced.
      expect(asked.length).toBeGreaterThanOrEqual(Math.min(10, untold.length) - (round ? 1 : 0))
      await handIn(family, _id)
    }
  })

  test('resumes the open test, with its answers and its timer', async () => {
    const family = await newFamily()
    const [minutes = 0] = timerChoices(8)
    const first = await start(family, lessonId, minutes)
    const question = first.questions[0]?._id ?? ''
    const { kind } = first.questions[0] ?? {}
    const answer = anyAnswer(kind)
    expect((await keep(family, first._id, question, answer)).status).toBe(200)
    const { remainingMs, ...second } = await start(family, lessonId)
    const { remainingMs: before, ...rest } = first
    expect(second).toEqual({ ...rest, answers: { [question]: answer } })
    expect(before).toBeGreaterThan((minutes - 1) * 60_000)
    expect(remainingMs).toBeLessThanOrEqual(before ?? 0)
    expect(await testRows(family)).toHaveLength(1)
  })

  test('sent a hundred times at once starts one test', async () => {
    const family = await newFamily()
    const started = await Promise.all(Array.from({ length: 100 }, () => tryStart(family, lessonId)))
    expect(new Set(started.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(started.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await testRows(family)).toHaveLength(1)
  })

  test('is possible once a day without a subscription, however often at once', async () => {
    const family = await newFamily()
    await handIn(family, (await start(family, lessonId))._id)
    const tries = await Promise.all(Array.from({ length: 20 }, () => tryStart(family, lessonId)))
    for (const { status, body } of tries) expect({ status, ...(body as object) }).toEqual(again)
    expect(await testRows(family)).toHaveLength(1)
    expect(await overview(family, lessonId)).toMatchObject({ isAllowed: false, open: null })
    const [, other = ''] = [lessonId, await otherLesson()]
    expect((await tryStart(family, other)).status).toBe(200)
  })

  test.each([1, 7, 1_000])(
    'refuses a timer of %i minutes, which is not offered',
    async (minutes) => {
      const family = await newFamily()
      expect(await tryStart(family, lessonId, minutes)).toEqual(
        refusedAnswer(400, 'Odaberi jedno od ponuđenih trajanja.'),
      )
      expect(await testRows(family)).toEqual([])
    },
  )

  test.each([0, -15, 12.5, '15', {}, 1_001])('refuses a timer %j', async (minutes) => {
    const family = await newFamily()
    expect((await tryStart(family, lessonId, minutes)).status).toBe(400)
  })

  test.each([uuidv7(), 'nije-id', "'; drop table tests"])('finds no lesson %s', async (id) => {
    const family = await newFamily()
    const { status, body } = await tryStart(family, encodeURIComponent(id))
    expect({ status, body }).toEqual(refusedAnswer(404, 'Lekcija nije pronađena'))
  })
})

describe('the order of options', () => {
  const orderOf = (questions: PublicQuestion[]) =>
    questions.map((question) =>
      'choices' in question ? question.choices.map(({ id }) => id).join('') : '',
    )

  test('depends on the test: equal on every device and in the review, different in other tests', async () => {
    const orders = new Set<string>()
    for (let count = 0; count < 4; count += 1) {
      const family = await newFamily()
      const { _id, questions } = await start(family, lessonId)
      const order = orderOf(questions)
      expect(orderOf((await start(family, lessonId)).questions)).toEqual(order)
      await handIn(family, _id)
      const { items } = await review(family, _id)
      expect(orderOf(items.map(({ question }) => question))).toEqual(order)
      orders.add(order.toSorted().join())
    }
    expect(orders.size).toBeGreaterThan(1)
  })
})

describe('GET /api/lessons/{id}/testovi', () => {
  test('returns the length of a test, its timers, the open test and the marks so far', async () => {
    const family = await newFamily()
    const fresh = await overview(family, lessonId)
    expect(fresh).toEqual({
      results: [],
      open: null,
      questionCount: 8,
      timers: [15, 20, 25],
      isAllowed: true,
    })
    const { _id, startedAt } = await start(family, lessonId)
    expect(await overview(family, lessonId)).toEqual({
      ...fresh,
      open: { _id, startedAt, remainingMs: null, answers: {} },
    })
    await handIn(family, _id)
    const done = await overview(family, lessonId)
    expect(done).toMatchObject({ open: null, isAllowed: false })
    expect(done.results).toMatchObject([{ _id, lessonID: lessonId, right: 0, total: 8, mark: 1 }])
  })

  test('lists the latest first, and only the pupil’s own', async () => {
    const family = await subscribed()
    const ids: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const { _id } = await start(family, lessonId)
      await handIn(family, _id)
      ids.unshift(_id)
    }
    expect((await overview(family, lessonId)).results.map(({ _id }) => _id)).toEqual(ids)
    expect((await overview(await newFamily(), lessonId)).results).toEqual([])
  })

  test('of an unknown lesson is 404', async () => {
    const { pupil } = await newFamily()
    const headers = { cookie: pupil.cookie }
    expect((await callForAnswer('GET', `/lessons/${uuidv7()}/testovi`, { headers })).status).toBe(
      404,
    )
  })
})

const otherLesson = async () => {
  const { rows } = await db().execute<{ id: string }>(
    `select lesson_id as id from questions where lesson_id <> '${lessonId}' limit 1`,
  )
  return rows[0]?.id
}

/** An answer of this kind, right or wrong. */
const anyAnswer = (kind: QuestionKind = 'single'): SubmittedAnswer => SAMPLES[kind].right
