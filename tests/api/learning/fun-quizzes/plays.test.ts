import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/db/client'
import { drawQuestionForPlay } from '@/lib/learning/fun-quizzes/draw'
import type { FunJudgement, ListedFunQuiz, PlayResult } from '@/lib/learning/fun-quizzes/model'
import { funQuizPlays } from '@/lib/learning/fun-quizzes/tables'
import { rightAnswer, wrongAnswer } from '@/tests/e2e/support/answers'
import { callForAnswer, callForBody, refusedAnswer } from '../../support/call'
import { deleteChild } from '../../support/account-calls'
import { confirmPassword, newFamily, type Family } from '../../support/people'
import {
  answerAll,
  begun,
  askedIn,
  end,
  findQuiz,
  headersOf,
  judge,
  play,
  SLUG,
  start,
  storedPlay,
  storedQuestions,
} from './quiz'

const UNKNOWN_ID = '01890000-0000-7000-8000-000000000000'
const PLAY_NOT_FOUND = refusedAnswer(404, 'Igra nije pronađena')
const QUIZ_NOT_FOUND = refusedAnswer(404, 'Kviz nije pronađen')

const questions = await storedQuestions()
const total = questions.length

/** The first question as stored, or as asked in a play. */
const first = (playId?: string) => {
  const [question] = playId ? askedIn(playId, questions) : questions
  if (!question) throw new Error('no question')
  return { questionId: question.id, body: question.body }
}

describe('GET /api/zabavni-kwizovi', () => {
  test('lists at least five quizzes of ten questions or more, in order', async () => {
    const quizzes = await callForBody<ListedFunQuiz[]>('GET', '/zabavni-kwizovi')
    expect(quizzes.length).toBeGreaterThanOrEqual(5)
    expect(quizzes[0]?.slug).toBe(SLUG)
    for (const { questionCount, best } of quizzes) {
      expect(questionCount).toBeGreaterThanOrEqual(10)
      expect(best).toBeNull()
    }
  })

  test('shows a pupil their best finished play of each, and no one else’s', async () => {
    const [family, other] = [await newFamily(), await newFamily()]
    await play(family, 3)
    await play(family, 5)
    await play(family, 4)
    const bestOf = async (one: Family) => {
      const list = await callForBody<ListedFunQuiz[]>('GET', '/zabavni-kwizovi', headersOf(one))
      return list.flatMap(({ slug, best }) => (best ? [{ slug, best }] : []))
    }
    expect(await bestOf(family)).toEqual([{ slug: SLUG, best: { right: 5, total } }])
    expect(await bestOf(other)).toEqual([])
  })
})

describe('GET /api/zabavni-kwizovi/{slug}', () => {
  test('has the questions in order, with slugs that reveal nothing', async () => {
    const quiz = await findQuiz()
    expect(quiz.questions.map(({ _id }) => _id)).toEqual(questions.map(({ id }) => id))
    expect(quiz.questionCount).toBe(total)
    expect(quiz.questions.map(({ slug }) => slug)).toEqual(
      questions.map((_, index) => `${SLUG}-${index + 1}`),
    )
  })

  test('an unknown quiz is 404', async () => {
    expect(await callForAnswer('GET', '/zabavni-kwizovi/nema-ga')).toEqual(QUIZ_NOT_FOUND)
  })
})

describe('POST /api/zabavni-kwizovi/{slug}/igra', () => {
  test('sent twice it is one play, which starts at the first by the server’s clock', async () => {
    const family = await newFamily()
    const id = crypto.randomUUID()
    const before = Date.now()
    const answers = await Promise.all(Array.from({ length: 20 }, () => start(family, id)))
    const [begun] = answers
    expect(begun).toMatchObject({ status: 200, body: { playId: id } })
    for (const answer of answers) expect(answer).toEqual(begun)
    const startedAt = (await storedPlay(id))?.startedAt.getTime() ?? 0
    expect(startedAt).toBeGreaterThanOrEqual(before - 1_000)
    expect(startedAt).toBeLessThanOrEqual(Date.now())
    await start(family, id)
    expect((await storedPlay(id))?.startedAt.getTime()).toBe(startedAt)
  })

  test('the id of another pupil’s play, or of another quiz’s play, is not found', async () => {
    const { family, playId: id } = await begun()
    const other = await newFamily()
    expect(await start(other, id)).toEqual(PLAY_NOT_FOUND)
    expect(await start(family, id, 'putovanje-svemirom')).toEqual(PLAY_NOT_FOUND)
    expect((await storedPlay(id))?.pupilId).toBe(family.child._id)
  })

  test('an unknown quiz starts no play', async () => {
    expect(await start(await newFamily(), UNKNOWN_ID, 'nema-ga')).toEqual(QUIZ_NOT_FOUND)
    expect(await storedPlay(UNKNOWN_ID)).toBeUndefined()
  })
})

describe('POST /api/zabavni-kwizovi/{slug}/odgovor', () => {
  test('judges a guest’s answer with its explanation and saves nothing', async () => {
    const { questionId, body } = first()
    const before = await db().select().from(funQuizPlays)
    const { answer } = wrongAnswer(body)
    const { status, body: said } = await judge(null, { questionId, answer })
    expect(status).toBe(200)
    const { judgement, ...rest } = said as FunJudgement
    expect(rest).toEqual({ answer })
    expect(judgement).toMatchObject({ outcome: 'wrong', correct: rightAnswer(body).answer })
    expect(judgement.outcome !== 'invalid' && judgement.explanation).toBeTruthy()
    expect(await db().select().from(funQuizPlays)).toEqual(before)
  })

  test('in a play the first answer to a question counts, even with many at once', async () => {
    const { family, playId } = await begun()
    const { questionId, body } = first(playId)
    const wrong = wrongAnswer(body).answer
    await judge(family, { questionId, answer: wrong, playId })
    const right = rightAnswer(body).answer
    const later = await Promise.all(
      Array.from({ length: 20 }, () => judge(family, { questionId, answer: right, playId })),
    )
    for (const { body: said } of later) {
      expect(said).toMatchObject({ answer: wrong, judgement: { outcome: 'wrong' } })
    }
    const stored = drawQuestionForPlay(playId, { id: questionId, body: first().body }).toStored(
      wrong,
    )
    expect((await storedPlay(playId))?.answers).toEqual({ [questionId]: stored })
  })

  test('answers to all questions at once are all saved', async () => {
    const { family, playId } = await begun()
    await Promise.all(
      askedIn(playId, questions).map(({ id, body }) =>
        judge(family, { questionId: id, answer: rightAnswer(body).answer, playId }),
      ),
    )
    expect((await end(family, playId)).body).toMatchObject({ right: total, total })
  })

  test('an answer that can’t be judged does not count as the first', async () => {
    const { family, playId } = await begun()
    const { questionId, body } = first(playId)
    const none = { kind: 'single', choice: 'z' } as const
    const { body: said } = await judge(family, { questionId, answer: none, playId })
    expect(said).toMatchObject({ judgement: { outcome: 'invalid' } })
    const { answer } = rightAnswer(body)
    await judge(family, { questionId, answer, playId })
    expect((await storedPlay(playId))?.answers).toEqual({
      [questionId]: rightAnswer(first().body).answer,
    })
  })

  test('a new answer after the end is refused, a repeated one is judged', async () => {
    const { family, playId } = await begun()
    const [one, two] = askedIn(playId, questions)
    const sent = {
      questionId: one?.id ?? '',
      answer: rightAnswer(one?.body as never).answer,
      playId,
    }
    await judge(family, sent)
    const { body: result } = await end(family, playId)
    const late = {
      ...sent,
      questionId: two?.id ?? '',
      answer: rightAnswer(two?.body as never).answer,
    }
    expect(await judge(family, late)).toEqual(
      refusedAnswer(409, 'Ova je igra završena. Pokreni novu.'),
    )
    expect(await judge(family, sent)).toMatchObject({
      status: 200,
      body: { judgement: { outcome: 'right' } },
    })
    expect((await end(family, playId)).body).toEqual(result)
    expect(Object.keys((await storedPlay(playId))?.answers ?? {})).toEqual([sent.questionId])
  })

  test('a pupil is judged only within a play, a parent like a guest', async () => {
    const family = await newFamily()
    const { questionId, body } = first()
    const sent = { questionId, answer: rightAnswer(body).answer }
    expect(await judge(family, sent)).toEqual(
      refusedAnswer(409, 'Pokreni igru pa odgovaraj u njoj.'),
    )
    const { status } = await callForAnswer('POST', `/zabavni-kwizovi/${SLUG}/odgovor`, {
      body: sent,
      cookie: family.parent.cookie,
    })
    expect(status).toBe(200)
  })

  test('a question of another quiz is not found', async () => {
    const [foreign] = await storedQuestions('putovanje-svemirom')
    const answer = { kind: 'number', text: '8' } as const
    expect(await judge(null, { questionId: foreign?.id ?? '', answer })).toEqual(
      refusedAnswer(404, 'Pitanje nije pronađeno'),
    )
  })
})

describe('POST /api/zabavni-kwizovi/igre/{id}/kraj', () => {
  test('counts the stored answers, with the same result however often it is sent', async () => {
    const { family, playId } = await begun()
    await answerAll(family, playId, total - 1)
    const answers = await Promise.all(Array.from({ length: 20 }, () => end(family, playId)))
    const [one] = answers
    expect(one?.status).toBe(200)
    expect(one?.body).toMatchObject({ right: total - 1, total, isRanked: true })
    for (const answer of answers) expect(answer).toEqual(one)
    const { points } = one?.body as PlayResult
    expect(points).toBeGreaterThan((total - 1) * 100)
    expect(points).toBeLessThan(total * 100)
  })

  test('a play finished many times at once is ranked, and a second one of the day is not', async () => {
    const { family, playId: id } = await begun()
    await answerAll(family, id, 3)
    const results = await Promise.all(Array.from({ length: 6 }, () => end(family, id)))
    for (const { body } of results) expect(body).toMatchObject({ isRanked: true })
    expect((await play(family, 2)).isRanked).toBe(false)
  })

  test('another pupil’s or an unknown play is not found, an invalid id refused', async () => {
    const { family, playId } = await begun()
    const other = await newFamily()
    expect(await end(other, playId)).toEqual(PLAY_NOT_FOUND)
    expect(await end(family, UNKNOWN_ID)).toEqual(PLAY_NOT_FOUND)
    expect((await end(family, 'nije-id')).status).toBe(400)
    expect((await storedPlay(playId))?.finishedAt).toBeNull()
  })
})

test('a pupil’s plays are deleted with the pupil', async () => {
  const family = await newFamily()
  await play(family, 1)
  const own = () =>
    db().select().from(funQuizPlays).where(eq(funQuizPlays.pupilId, family.child._id))
  expect(await own()).toHaveLength(1)
  const { parent, child } = family
  await confirmPassword(parent)
  await deleteChild(parent, child)
  expect(await own()).toEqual([])
})
