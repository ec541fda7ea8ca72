import { eq, sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { drawQuestionForPlay } from '@/lib/learning/fun-quizzes/draw'
import type { FunJudgement, FunQuiz, PlayResult } from '@/lib/learning/fun-quizzes/model'
import { funQuizPlays, funQuizQuestions, funQuizzes } from '@/lib/learning/fun-quizzes/tables'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { rightAnswer, wrongAnswer } from '@/tests/e2e/support/answers'
import { callForAnswer, callForBody } from '../../support/call'
import { newFamily, type Family } from '../../support/people'

/** The quiz used in these tests. */
export const SLUG = 'cudesne-zivotinje'

export const headersOf = (family: Family | null): { headers: Record<string, string> } => ({
  headers: family ? { cookie: family.pupil.cookie } : {},
})

/** The questions with their keys, in order. */
export async function storedQuestions(slug = SLUG) {
  const [quiz] = await db().select().from(funQuizzes).where(eq(funQuizzes.slug, slug))
  return db()
    .select()
    .from(funQuizQuestions)
    .where(eq(funQuizQuestions.quizId, quiz?.id ?? ''))
    .orderBy(funQuizQuestions.position)
}

export const findQuiz = (slug = SLUG) => callForBody<FunQuiz>('GET', `/zabavni-kwizovi/${slug}`)

export const start = (family: Family | null, id: string, slug = SLUG) =>
  callForAnswer('POST', `/zabavni-kwizovi/${slug}/igra`, { body: { id }, ...headersOf(family) })

/** A new family whose pupil has started a play. */
export async function begun() {
  const family = await newFamily()
  const playId = crypto.randomUUID()
  await start(family, playId)
  return { family, playId }
}

export const judge = (
  family: Family | null,
  body: { questionId: string; answer: SubmittedAnswer; playId?: string },
) => callForAnswer('POST', `/zabavni-kwizovi/${SLUG}/odgovor`, { body, ...headersOf(family) })

export const end = (family: Family | null, playId: string) =>
  callForAnswer('POST', `/zabavni-kwizovi/igre/${playId}/kraj`, { body: {}, ...headersOf(family) })

/** The stored questions with the option ids of a play, for answering in it. */
export const askedIn = (playId: string, questions: Awaited<ReturnType<typeof storedQuestions>>) =>
  questions.map((question) => ({ ...question, body: drawQuestionForPlay(playId, question).body }))

/** Moves the start of a play back by a minute, because pupils are slower than these tests. */
const slowDown = (playId: string) =>
  db()
    .update(funQuizPlays)
    .set({ startedAt: sql`${funQuizPlays.startedAt} - interval '1 minute'` })
    .where(eq(funQuizPlays.id, playId))

/** Answers every question of a play, the first `right` of them right, in about a minute. */
export async function answerAll(family: Family, playId: string, right: number): Promise<void> {
  await slowDown(playId)
  for (const [index, { id, body }] of askedIn(playId, await storedQuestions()).entries()) {
    const answer = index < right ? rightAnswer(body).answer : wrongAnswer(body).answer
    const { status, body: said } = await judge(family, { questionId: id, answer, playId })
    if (status !== 200) throw new Error(`${status}`)
    const { outcome } = (said as FunJudgement).judgement
    if ((outcome === 'right') !== index < right) throw new Error(`${index}: ${outcome}`)
  }
}

/** Plays a whole quiz through the API. */
export async function play(family: Family, right: number): Promise<PlayResult> {
  const id = crypto.randomUUID()
  await start(family, id)
  await answerAll(family, id, right)
  return (await end(family, id)).body as PlayResult
}

export const storedPlay = async (playId: string) => {
  const [row] = await db().select().from(funQuizPlays).where(eq(funQuizPlays.id, playId))
  return row
}
