import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'
import { answers } from '@/lib/learning/answers/tables'
import { findMasteryByLesson } from '@/lib/learning/mastery/queries'
import type { MistakePage } from '@/lib/learning/mistakes/model'
import type { DayReview } from '@/lib/learning/plan/model'
import { cachedClassQuestions } from '@/lib/learning/quiz/cached'
import { judgeAndRecordById } from '@/lib/learning/quiz/play'
import { db } from '@/lib/platform/db/client'
import { LESSON } from '@/tests/fixtures/content-folder'
import { callForAnswer, callForBody } from '../../support/call'
import { newFamily, playerOf, type Family } from '../../support/people'
import { importFixtureLesson } from '../../support/probe-lesson'
import { handIn, review, start } from '../exams/desk'
import { planBody } from '../plan/plan-of'

const TWO = '// uputa: Na koliko dijelova?\n// uputa: Podijeli {a} na njih.\n'
const CLAIMS = Array.from({ length: 7 }, (_, n) => `::t${n}::Tvrdnja ${n}. {TRUE#Nije.#Jest.}\n`)
const probe = await importFixtureLesson({
  [`${LESSON}/pitanja.gift`]: [
    `// [tag:brojevi=a: 20..90 korak 2]\n${TWO}::pola::Polovina od \\{a\\}? {\n=\\{\\=a/2\\}#Da.\n####To je \\{\\=a/2\\}.\n}\n`,
    '// uputa: Koja rijeka teče ondje?\n::grad::Glavni grad? {\n=Zagreb#Da.\n~Split#Ne.\n~Rijeka#Ne.\n}\n',
    ...CLAIMS,
  ].join('\n'),
})

const hintsOf = (questions: PublicQuestion[]) => questions.map(({ hints }) => hints?.length ?? 0)
const ofKey = (questions: PublicQuestion[], key: string) =>
  questions.find(({ _id }) => _id === probe.questionId(key))
const lessonQuestions = (family?: Family, query = '') =>
  callForBody<PublicQuestion[]>('GET', `/lessons/${probe.lessonId}/questions${query}`, {
    ...(family && { cookie: family.pupil.cookie }),
  })

const RIGHT: SubmittedAnswer = { kind: 'single', choice: 'a' }
const WRONG: SubmittedAnswer = { kind: 'single', choice: 'b' }

const send = (family: Family, key: string, body: object) =>
  callForAnswer('POST', `/pitanja/${probe.questionId(key)}/odgovor`, {
    body: { id: uuidv7(), ...body },
    cookie: family.pupil.cookie,
  })
const rowsOf = ({ child }: Family) =>
  db().select().from(answers).where(eq(answers.pupilId, child._id))

describe('hints are shown', () => {
  test('in a quiz, with the numbers of its round', async () => {
    const questions = await lessonQuestions(undefined, `?krug=${uuidv7()}`)
    expect(hintsOf(questions)).toEqual([2, 1, 0, 0, 0, 0, 0, 0])
    const half = ofKey(questions, 'pola')
    const drawn = /\d+/.exec(half?.html ?? '')?.[0] ?? 'none'
    expect(half?.hints?.[1]).toContain(`Podijeli ${drawn} na njih.`)
    const body = { id: probe.lessonId }
    const quiz = await callForBody<{ questions: PublicQuestion[] }>('POST', '/kwiz', { body })
    expect(hintsOf(quiz.questions).slice(0, 2)).toEqual([2, 1])
  })

  test('with mistakes and in the review of a plan', async () => {
    const family = await newFamily()
    const { cookie } = family.pupil
    await send(family, 'grad', { answer: WRONG })
    const { groups } = await callForBody<MistakePage>('GET', '/korisnik/greske', { cookie })
    expect(groups).toMatchObject([{ items: [{ question: { hints: [expect.anything()] } }] }])
    const body = planBody(probe.lessonId)
    await callForAnswer('POST', '/planovi', { body, cookie })
    const today = await callForBody<DayReview>('GET', `/planovi/${body.id}/danas`, { cookie })
    expect(ofKey(today.questions, 'grad')?.hints).toHaveLength(1)
  })
})

describe('hints are not shown', () => {
  test('in a test, nor anywhere else while it asks the question, nor in its review', async () => {
    const family = await newFamily()
    const { cookie } = family.pupil
    await send(family, 'grad', { answer: WRONG })
    const { _id: testId, questions } = await start(family, probe.lessonId)
    expect(questions.map(({ _id }) => _id)).toContain(probe.questionId('grad'))
    expect(JSON.stringify(questions)).not.toContain('Koja rijeka')
    const others = [
      await lessonQuestions(family),
      await callForBody('POST', '/kwiz', { body: { id: probe.lessonId }, cookie }),
      await callForBody('GET', '/korisnik/greske', { cookie }),
    ]
    expect(JSON.stringify(others)).not.toContain('Koja rijeka')
    await handIn(family, testId)
    expect(JSON.stringify(await review(family, testId))).not.toContain('Koja rijeka')
    expect(hintsOf(await lessonQuestions(family)).slice(0, 2)).toEqual([2, 1])
  })

  test('in the knowledge base, on a wall and on paper', async () => {
    const { cookie } = (await newFamily()).parent
    const path = `/lessons/${probe.lessonId}/rjesenja`
    const shown = [
      await callForBody('GET', `/pitanja/${probe.questionId('grad')}`),
      await cachedClassQuestions(probe.lessonId),
      await callForBody('GET', path, { cookie }),
    ]
    expect(JSON.stringify(shown)).toContain('Glavni grad')
    expect(JSON.stringify(shown)).not.toContain('Koja rijeka')
  })
})

describe('an answer', () => {
  test.each([
    [{}, 0],
    [{ hints: 0 }, 0],
    [{ hints: 1 }, 1],
    // More than the question has.
    [{ hints: 3 }, 1],
  ])('with %j is kept with %i opened hints, and earns its XP', async (more, kept) => {
    const family = await newFamily()
    const { body } = await send(family, 'grad', { answer: RIGHT, ...more })
    expect(body).toMatchObject({ outcome: 'right', earned: 1 })
    expect(await rowsOf(family)).toMatchObject([{ hints: kept }])
  })

  test.each([-1, 4, 1.5, '1', null])('with %j hints is refused', async (hints) => {
    const family = await newFamily()
    expect((await send(family, 'grad', { answer: RIGHT, hints })).status).toBe(400)
    expect(await rowsOf(family)).toEqual([])
  })

  test('counts half towards mastery with a hint, and whole when it comes without', async () => {
    const family = await newFamily()
    const give = (key: string, answer: SubmittedAnswer, hints: number, day = 20) =>
      judgeAndRecordById(
        probe.questionId(key),
        { answer, hints },
        playerOf(family, true),
        new Date(`2026-11-${day}T10:00:00Z`),
      )
    for (const n of Array.from({ length: 7 }, (_, index) => index))
      await give(`t${n}`, { kind: 'true-false', value: true }, 0)
    const mastery = async () =>
      (await findMasteryByLesson(family.child._id, [probe.lessonId]))[probe.lessonId]
    await give('grad', RIGHT, 1)
    expect(await mastery()).toMatchObject({ right: 7, of: 8, isMastered: false })
    await give('grad', RIGHT, 0, 21)
    expect(await mastery()).toMatchObject({ right: 8, of: 8, isMastered: true })
  })
})
