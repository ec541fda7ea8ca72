import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { findEdition } from '@/lib/content/questions/editions'
import type { ValidJudgementView } from '@/lib/content/questions/answer-view'
import { answers } from '@/lib/learning/answers/tables'
import type { MistakePage, Worksheet } from '@/lib/learning/mistakes/model'
import { refreshQualityOf } from '@/lib/learning/question-quality/refresh'
import { questionQuality } from '@/lib/learning/question-quality/tables'
import { makeReport } from '@/lib/learning/reports/report'
import { summaryLines } from '@/lib/learning/reports/report-labels'
import { createAnswerJudge } from '@/lib/learning/quiz/key-correction/answer-judge'
import { db } from '@/lib/platform/db/client'
import { newAdmin } from '../../support/admins'
import { familyDataOf } from '../../across/family-data/family-data'
import { callForAnswer, callForBody } from '../../support/call'
import { newFamily, setSubscription, type Family } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { bodyOf, keep, start } from '../exams/desk'
import { planBody } from '../plan/plan-of'

const probe = await importFixtureLesson()
const KEYS = ['jedan', 'vise', 'tvrdnja', 'kratko', 'broj', 'parovi']
const DONT_KNOW = { kind: 'ne-znam' }

const as = ({ pupil }: Family) => ({ cookie: pupil.cookie })
const send = (family: Family, key: string, body: object = {}) =>
  callForAnswer('POST', `/pitanja/${probe.questionId(key)}/odgovor`, {
    body: { id: uuidv7(), answer: DONT_KNOW, ...body },
    ...as(family),
  })
const rowsOf = ({ child }: Family) =>
  db().select().from(answers).where(eq(answers.pupilId, child._id))
const mistakesOf = async (family: Family) => {
  const { groups } = await callForBody<MistakePage>('GET', '/korisnik/greske', as(family))
  return groups.flatMap(({ items }) => items)
}

describe('„Ne znam”', () => {
  test.each(KEYS)('to the question %s shows what is right and becomes a mistake', async (key) => {
    const family = await newFamily()
    const { status, body } = await send(family, key, { answer: { ...DONT_KNOW, edition: 1 } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ outcome: 'wrong', score: 0, earned: 0, marks: {}, feedback: [] })
    const { correct, explanation, whyRight } = body as ValidJudgementView
    expect(correct.kind).toBe((await bodyOf(probe.questionId(key))).kind)
    expect(explanation ?? whyRight?.length).toBeTruthy()
    expect(await rowsOf(family)).toMatchObject([{ answer: DONT_KNOW, outcome: 'wrong', hints: 0 }])
    expect(await mistakesOf(family)).toMatchObject([
      { kind: 'question', question: { _id: probe.questionId(key) } },
    ])
    const sheet = await callForBody<Worksheet>('GET', '/korisnik/greske/radni-list', as(family))
    expect(sheet.groups).toMatchObject([{ items: [{ correct }] }])
  })

  test('sent twice counts once, and is accepted in reviews too', async () => {
    const family = await newFamily()
    const id = uuidv7()
    await send(family, 'jedan', { id })
    await send(family, 'jedan', { id, source: 'kwiz' })
    await send(family, 'vise', { source: 'greske' })
    await send(family, 'broj', { source: 'imam-test', roundId: uuidv7() })
    expect((await rowsOf(family)).map(({ source }) => source).toSorted()).toEqual([
      ...['greske', 'imam-test', 'kwiz'],
    ])
  })

  test('keeps how many hints were open, of those that the question has', async () => {
    const family = await newFamily()
    await send(family, 'jedan', { hints: 2 })
    expect(await rowsOf(family)).toMatchObject([{ hints: 0 }])
  })

  test('is shown to guests and kept for nobody', async () => {
    const path = `/pitanja/${probe.questionId('jedan')}/odgovor`
    const { body } = await callForAnswer('POST', path, { body: { answer: DONT_KNOW } })
    expect(body).toMatchObject({ outcome: 'wrong', correct: { choice: 'b' } })
    expect(body).not.toHaveProperty('earned')
  })

  test('takes nothing of an answer', async () => {
    const family = await newFamily()
    await send(family, 'jedan', { answer: { ...DONT_KNOW, choice: 'b', xp: 5 } })
    expect(await rowsOf(family)).toMatchObject([{ answer: DONT_KNOW }])
    expect((await rowsOf(family))[0]?.answer).toEqual(DONT_KNOW)
  })

  test('is no answer of a test, and reveals no question of an open one', async () => {
    const family = await newFamily()
    const { _id: testId, questions } = await start(family, probe.lessonId)
    const [question] = questions
    const { status } = await keep(family, testId, question?._id ?? '', DONT_KNOW as never)
    expect(status).toBe(400)
    const path = `/pitanja/${question?._id}/odgovor`
    const body = { answer: DONT_KNOW, id: uuidv7() }
    expect((await callForAnswer('POST', path, { body, ...as(family) })).status).toBe(409)
    expect(await rowsOf(family)).toEqual([])
  })

  test('is no answer of a fun quiz', async () => {
    const body = { questionId: uuidv7(), answer: DONT_KNOW }
    const { status } = await callForAnswer('POST', '/zabavni-kwizovi/svemir/odgovor', { body })
    expect(status).toBe(400)
  })
})

test('the quality of a question counts no guess for „Ne znam”', async () => {
  const { asks } = await newAdmin()
  const id = probe.questionId('osmo')
  const family = await newFamily()
  for (const value of [false, false, true])
    await send(family, 'osmo', { answer: { kind: 'true-false', value } })
  for (let n = 0; n < 4; n += 1) await send(family, 'osmo')
  await refreshQualityOf([id])
  const [kept] = await db().select().from(questionQuality).where(eq(questionQuality.questionId, id))
  expect(kept).toMatchObject({ answers: 3, rightAnswers: 2 })
  expect(kept?.strength).toBeCloseTo(1 / 3)
  const { body } = await asks('GET', `/admin/losa-pitanja/${id}`)
  expect(body).toMatchObject({ unknown: 4, options: [{ times: 1 }, { times: 2 }] })
})

test('a report says what was known with a hint, and how often „Ne znam” was said', async () => {
  const family = await newFamily()
  await setSubscription(family, new Date(Date.now() + 86_400_000))
  await send(family, 'tvrdnja', { answer: { kind: 'true-false', value: true } })
  await db().update(answers).set({ hints: 1 }).where(eq(answers.pupilId, family.child._id))
  await send(family, 'jedan')
  await send(family, 'broj')
  const { totals } = await makeReport(family.child, '7', new Date(Date.now() + 1_000))
  expect(totals).toMatchObject({ answers: 3, right: 1, hinted: 1, unknown: 2 })
  expect(summaryLines(totals)).toContain(
    'Odgovoreno: 3 pitanja, od toga 1 točno, uz uputu 1; „Ne znam” 2 puta.',
  )
})

test('no key corrects „Ne znam”', async () => {
  const stored = await findEdition({ id: probe.questionId('tvrdnja'), edition: 1 })
  const judge = createAnswerJudge(new Map(stored && [[1, stored]]))
  const given = { edition: 1, source: 'kwiz', round_id: null } as const
  expect(judge({ ...given, answer: { kind: 'true-false', value: true } })).toBe('right')
  expect(judge({ ...given, answer: { kind: 'ne-znam' } })).toBe('invalid')
})

test('the export of a family’s data says it in words, and how many hints were open', async () => {
  const family = await newFamily()
  await send(family, 'broj')
  const { Odgovori, Greške } = await familyDataOf(family.parent.user._id)
  expect(Odgovori).toMatchObject([{ odgovor: 'ne znam', 'otvorenih uputa': 0 }])
  expect(Greške).toMatchObject([{ odgovor: 'ne znam' }])
})

test('the review of a plan goes on after it', async () => {
  const family = await newFamily()
  const body = planBody(probe.lessonId)
  await callForAnswer('POST', '/planovi', { body, ...as(family) })
  const path = `/planovi/${body.id}/danas`
  const { roundId, questions } = await callForBody<{
    roundId: string
    questions: { _id: string }[]
  }>('GET', path, as(family))
  const [first] = questions
  await callForAnswer('POST', `/pitanja/${first?._id}/odgovor`, {
    body: { id: uuidv7(), answer: DONT_KNOW, roundId, source: 'imam-test' },
    ...as(family),
  })
  const { answered } = await callForBody<{ answered: object }>('GET', path, as(family))
  expect(answered).toEqual({ [first?._id ?? '']: false })
})
