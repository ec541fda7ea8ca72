import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { answers, mistakes } from '@/lib/learning/answers/tables'
import type { MistakePage } from '@/lib/learning/mistakes/model'
import type { OpenTest } from '@/lib/learning/exams/model'
import { tests } from '@/lib/learning/exams/tables'
import { questions } from '@/lib/content/questions/tables'
import { callForAnswer, callForBody, refusedAnswer } from '../../support/call'
import { fetchMe } from '../../support/account-calls'
import { newFamily, setSubscription, type Family } from '../../support/people'
import {
  answerAll,
  handIn,
  handInBody,
  keep,
  lessonWith,
  resultOf,
  review,
  start,
  testRows,
  tryReview,
} from './desk'

const lessonId = await lessonWith(12)

async function begun(): Promise<{ family: Family; test: OpenTest }> {
  const family = await newFamily()
  return { family, test: await start(family, lessonId) }
}

const answerRows = ({ child }: Family) =>
  db().select().from(answers).where(eq(answers.pupilId, child._id))
const mistakeRows = ({ child }: Family) =>
  db().select().from(mistakes).where(eq(mistakes.pupilId, child._id))

describe('POST /api/learn/results', () => {
  test('judges all, saves the mark, the answers and the mistakes, and gives no XP', async () => {
    const { family, test: asked } = await begun()
    await answerAll(family, asked._id, asked.questions, (index) => index !== 0 && index !== 3)
    const result = await resultOf(family, asked._id)
    expect(result).toMatchObject({ _id: asked._id, right: 6, total: 8, mark: 3 })
    const rows = await answerRows(family)
    expect(rows).toHaveLength(8)
    expect(new Set(rows.map(({ source, roundId }) => `${source} ${roundId}`))).toEqual(
      new Set([`test ${asked._id}`]),
    )
    const wrong = [asked.questions[0]?._id, asked.questions[3]?._id]
    expect((await mistakeRows(family)).map(({ questionId }) => questionId).toSorted()).toEqual(
      wrong.toSorted(),
    )
    expect(await fetchMe(family.pupil)).toMatchObject({
      testResults: [result],
      openAwards: { 1: 0, 5: 0 },
    })
  })

  test('its mistakes can be listed by themselves, by its pupil only', async () => {
    const { family, test: earlier } = await begun()
    await answerAll(family, earlier._id, earlier.questions, (index) => index !== 1)
    await resultOf(family, earlier._id)
    // Without a subscription a lesson has one test a day.
    await setSubscription(family)
    const asked = await start(family, lessonId)
    await answerAll(family, asked._id, asked.questions, (index) => index !== 0)
    await resultOf(family, asked._id)
    const listed = async ({ pupil }: Family) => {
      const address = `/korisnik/greske?test=${asked._id}`
      const { groups } = await callForBody<MistakePage>('GET', address, { cookie: pupil.cookie })
      const found = groups.flatMap(({ items }) => items)
      return found.map((one) => one.kind === 'question' && one.question._id)
    }
    const [wrong] = asked.questions
    expect(await listed(family)).toEqual([wrong?._id])
    expect(await listed((await begun()).family)).toEqual([])
  })

  test('sent a hundred times at once has one effect and one answer', async () => {
    const { family, test: asked } = await begun()
    await answerAll(family, asked._id, asked.questions, () => true)
    const sent = await Promise.all(Array.from({ length: 100 }, () => handIn(family, asked._id)))
    expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(sent[0]).toMatchObject({ status: 200, body: { success: true, result: { mark: 5 } } })
    expect(await answerRows(family)).toHaveLength(8)
    expect(await testRows(family)).toHaveLength(1)
  })

  test('a question without an answer is neither right nor a mistake', async () => {
    const { family, test: asked } = await begun()
    await answerAll(family, asked._id, asked.questions.slice(0, 5), () => true)
    expect(await resultOf(family, asked._id)).toMatchObject({ right: 5, total: 8, mark: 2 })
    expect(await answerRows(family)).toHaveLength(5)
    expect(await mistakeRows(family)).toEqual([])
  })

  test.each([
    ['another child', async () => ({ childID: (await newFamily()).child._id })],
    ['another parent', async () => ({ parentID: (await newFamily()).parent.user._id })],
  ])('in the name of %s is 404 and changes nothing', async (_, changes) => {
    const { family, test: asked } = await begun()
    const body = { ...handInBody(family, asked._id), ...(await changes()) }
    const headers = { cookie: family.pupil.cookie }
    expect((await callForAnswer('POST', '/learn/results', { body, headers })).status).toBe(404)
    expect((await testRows(family))[0]?.finishedAt).toBeNull()
  })

  test.each([{ mark: 5 }, { right: 8, total: 8 }, { answers: {} }])(
    'with a result %j from the browser is refused',
    async (extra) => {
      const { family, test: asked } = await begun()
      const body = { ...handInBody(family, asked._id), ...extra }
      const headers = { cookie: family.pupil.cookie }
      expect((await callForAnswer('POST', '/learn/results', { body, headers })).status).toBe(400)
      expect((await testRows(family))[0]?.finishedAt).toBeNull()
    },
  )
})

describe('PUT /api/testovi/{id}/odgovori', () => {
  test('saves an answer without judging it; the last one counts, null removes it', async () => {
    const { family, test: asked } = await begun()
    const single = asked.questions.find(({ kind }) => kind === 'single')?._id ?? ''
    const kept = async () => (await testRows(family))[0]?.answers
    for (const choice of ['a', 'b', 'c']) {
      const answer = { kind: 'single', choice } as const
      expect(await keep(family, asked._id, single, answer)).toEqual({
        status: 200,
        body: { success: true },
      })
      expect(await kept()).toEqual({ [single]: answer })
    }
    expect((await keep(family, asked._id, single, null)).status).toBe(200)
    expect(await kept()).toEqual({})
    expect(await answerRows(family)).toEqual([])
  })

  test('saves an unreadable number and says so, but not whether a readable one is right', async () => {
    const { family, test: asked } = await begun()
    const [number] = await db()
      .select()
      .from(questions)
      .where(eq(questions.kind, 'number'))
      .limit(1)
    const questionId = number?.id ?? ''
    await db()
      .update(tests)
      .set({ questionIds: [questionId] })
      .where(eq(tests.id, asked._id))
    const said = async (text: string) =>
      (await keep(family, asked._id, questionId, { kind: 'number', text })).body
    expect(await said('otprilike puno')).toEqual({
      success: true,
      unreadable: expect.stringContaining('ne možemo pročitati kao broj'),
    })
    expect((await testRows(family))[0]?.answers).toMatchObject({
      [questionId]: { text: 'otprilike puno' },
    })
    expect(await said('123456')).toEqual({ success: true })
  })

  test('from two tabs at once saves the answers of both', async () => {
    const { family, test: asked } = await begun()
    await Promise.all(
      asked.questions.map((question) => answerAll(family, asked._id, [question], () => true)),
    )
    expect(Object.keys((await testRows(family))[0]?.answers ?? {})).toHaveLength(8)
  })

  test('refuses an answer of another kind, to another question, or too large', async () => {
    const { family, test: asked } = await begun()
    const single = asked.questions.find(({ kind }) => kind === 'single')?._id ?? ''
    const choice = { kind: 'single', choice: 'a' } as const
    expect((await keep(family, asked._id, single, { kind: 'number', text: '1' })).status).toBe(400)
    expect((await keep(family, asked._id, uuidv7(), choice)).status).toBe(404)
    const pairs = Object.fromEntries(Array.from({ length: 27 }, (_, index) => [`a${index}`, 'a']))
    expect((await keep(family, asked._id, single, { kind: 'matching', pairs })).status).toBe(400)
    expect((await testRows(family))[0]?.answers).toEqual({})
  })

  test('of another family’s test is 404, of a submitted one 409', async () => {
    const { family, test: asked } = await begun()
    const single = asked.questions.find(({ kind }) => kind === 'single')?._id ?? ''
    const choice = { kind: 'single', choice: 'a' } as const
    expect((await keep(await newFamily(), asked._id, single, choice)).status).toBe(404)
    await handIn(family, asked._id)
    expect(await keep(family, asked._id, single, choice)).toEqual(
      refusedAnswer(409, 'Ovaj je test već predan.'),
    )
    expect((await testRows(family))[0]?.answers).toEqual({})
  })
})

describe('GET /api/testovi/{id}', () => {
  test('shows every question with the given answer, the right one and the explanation', async () => {
    const { family, test: asked } = await begun()
    await answerAll(family, asked._id, asked.questions.slice(0, 7), (index) => index < 4)
    await handIn(family, asked._id)
    const { items, ...result } = await review(family, asked._id)
    expect(result).toMatchObject({ _id: asked._id, right: 4, total: 8, mark: 2 })
    expect(items.map(({ question }) => question)).toEqual(asked.questions)
    expect(items.map(({ judgement }) => judgement.outcome === 'right')).toEqual(
      items.map((_, index) => index < 4),
    )
    expect(items[7]).toMatchObject({ answer: null, judgement: { outcome: 'wrong', feedback: [] } })
    for (const { question, judgement } of items) {
      expect(judgement.correct.kind).toBe(question.kind)
    }
  })

  test('is closed during the test, and during another of the lesson', async () => {
    const { family, test: asked } = await begun()
    expect(await tryReview(family, asked._id)).toEqual(
      refusedAnswer(409, 'Test još traje. Pregled se otvara kad ga predaš.'),
    )
    await handIn(family, asked._id)
    await setSubscription(family)
    const next = await start(family, lessonId)
    expect(await tryReview(family, asked._id)).toEqual(
      refusedAnswer(409, 'Pregled se otvara kad predaš test koji još traje.'),
    )
    await handIn(family, next._id)
    expect((await tryReview(family, asked._id)).status).toBe(200)
  })
})

describe('a question of an open test', () => {
  const judge = ({ pupil }: Family, questionId: string) =>
    callForAnswer('POST', `/pitanja/${questionId}/odgovor`, {
      body: { answer: { kind: 'single', choice: 'a' } },
      cookie: pupil.cookie,
      from: uuidv7(),
    })

  test('is not judged for its pupil until submission; others can play it', async () => {
    const { family, test: asked } = await begun()
    const single = asked.questions.find(({ kind }) => kind === 'single')?._id ?? ''
    expect(await judge(family, single)).toEqual({
      status: 409,
      body: {
        message: 'Ovo je pitanje u testu koji još pišeš. Predaj test pa odgovori ovdje.',
        way: {
          title: expect.any(String) as string,
          path: expect.stringMatching(/^\/\d-razred\/.+\/test$/) as string,
        },
      },
    })
    expect(await answerRows(family)).toEqual([])
    expect((await judge(await newFamily(), single)).status).toBe(200)
    await handIn(family, asked._id)
    expect((await judge(family, single)).status).toBe(200)
    const [row] = await db()
      .select()
      .from(answers)
      .where(and(eq(answers.pupilId, family.child._id), eq(answers.source, 'kwiz')))
    expect(row?.questionId).toBe(single)
  })
})
