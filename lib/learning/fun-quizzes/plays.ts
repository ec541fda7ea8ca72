import 'server-only'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { HttpError } from '@/lib/platform/http/errors'
import { judgeAnswer } from '@/lib/content/questions/kinds/judges'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { isRightOutcome } from '@/lib/learning/answers/model'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { isFirstAttemptOfDay } from './attempt'
import { findLeaderboardPlace } from './leaderboard'
import { PLAYS_IN_24_HOURS } from './limits'
import { FUN_QUIZ_MESSAGES } from './messages'
import { drawQuestionForPlay } from './draw'
import type { PlayResult } from './model'
import { elapsedMs, isHumanPace, playPoints } from './points'
import { resolveFunQuizSlug, listKeyedFunQuestions, toPublicFunQuestions } from './queries'
import { funQuizPlays } from './tables'

type Play = typeof funQuizPlays.$inferSelect
type Owned = { playId: string; pupilId: string }

const ownPlay = ({ playId, pupilId }: Owned) =>
  and(eq(funQuizPlays.id, playId), eq(funQuizPlays.pupilId, pupilId))

const playNotFound = () => new HttpError(404, FUN_QUIZ_MESSAGES.playNotFound)

/**
 * Starts the clock of a play and draws its questions. The browser creates the id, so a repeated
 * request starts one play.
 * @throws HttpError 404 for another pupil's id, 409 above the limit of plays in 24 hours
 */
export async function startPlay(name: string, { playId, pupilId }: Owned, now = new Date()) {
  const { id: quizId, slug } = await resolveFunQuizSlug(name)
  const row = { id: playId, quizId, pupilId, startedAt: now, day: zagrebDay(now) }
  await db().transaction(async (tx) => {
    await lockPupil(pupilId, tx)
    const begun = await tx.select().from(funQuizPlays).where(ownPlay({ playId, pupilId }))
    if (!begun.length) {
      await assertRoom(pupilId, now, tx)
      await tx.insert(funQuizPlays).values(row).onConflictDoNothing()
    }
    await assertOwnPlay(quizId, { playId, pupilId }, tx)
  })
  const drawn = (await listKeyedFunQuestions(quizId)).map((question) => ({
    ...question,
    body: drawQuestionForPlay(playId, question).body,
  }))
  return { playId, questions: await toPublicFunQuestions(slug, drawn) }
}

const DAY_MS = 24 * 3_600_000

async function assertRoom(pupilId: string, now: Date, tx: Database): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS)
  const lately = and(eq(funQuizPlays.pupilId, pupilId), gt(funQuizPlays.startedAt, since))
  if ((await tx.$count(funQuizPlays, lately)) < PLAYS_IN_24_HOURS) return
  throw new HttpError(409, FUN_QUIZ_MESSAGES.enoughForToday)
}

async function assertOwnPlay(quizId: string, owned: Owned, database = db()): Promise<void> {
  const [play] = await database
    .select({ id: funQuizPlays.id })
    .from(funQuizPlays)
    .where(and(ownPlay(owned), eq(funQuizPlays.quizId, quizId)))
  if (!play) throw playNotFound()
}

/**
 * Saves an answer in a pupil's play, unless the question was already answered, and returns the
 * first answer, which counts. The judgement shows the key, so from now on the play counts for this
 * day.
 * @throws HttpError 409 for a question that was not answered before the play ended
 */
export async function keepPlayAnswer(
  quizId: string,
  owned: Owned,
  given: { questionId: string; answer: SubmittedAnswer },
  now = new Date(),
): Promise<SubmittedAnswer> {
  await assertOwnPlay(quizId, owned)
  const added = JSON.stringify({ [given.questionId]: given.answer })
  await db()
    .update(funQuizPlays)
    .set({
      // Existing answers win over the added one.
      answers: sql`${added}::jsonb || ${funQuizPlays.answers}`,
      day: sql`greatest(${funQuizPlays.day}, ${zagrebDay(now)}::date)`,
    })
    .where(and(ownPlay(owned), isNull(funQuizPlays.finishedAt)))
  const [play] = await db()
    .select({ answers: funQuizPlays.answers })
    .from(funQuizPlays)
    .where(ownPlay(owned))
  const kept = play?.answers[given.questionId]
  if (!kept) throw new HttpError(409, FUN_QUIZ_MESSAGES.isOver)
  return kept
}

/** Finishes and scores a play. Repeating the call changes nothing. */
export async function finishPlay(owned: Owned, now = new Date()): Promise<PlayResult> {
  const play = await db().transaction(async (tx) => {
    // The lock serialises plays: only the first of a day is ranked.
    await lockPupil(owned.pupilId, tx)
    const [open] = await tx.select().from(funQuizPlays).where(ownPlay(owned)).for('update')
    if (!open) throw playNotFound()
    return open.finishedAt ? open : finish(open, now, tx)
  })
  const { quizId, startedAt, finishedAt, right, total, points, isRanked } = play
  return {
    right: right ?? 0,
    total: total ?? 0,
    points: points ?? 0,
    timeMs: elapsedMs(startedAt, finishedAt ?? now),
    isRanked,
    ...(await findLeaderboardPlace({ quizId, pupilId: owned.pupilId, period: 'tjedan', now })),
  }
}

async function finish(play: Play, now: Date, tx: Database): Promise<Play> {
  const questions = await listKeyedFunQuestions(play.quizId, tx)
  const right = questions.filter(({ id, body, explanation }) => {
    const answer = play.answers[id]
    return answer && isRightOutcome(judgeAnswer(body, explanation, answer).outcome)
  }).length
  const total = questions.length
  const taken = { total, elapsedMs: elapsedMs(play.startedAt, now) }
  const isRanked = isHumanPace(taken) && (await isFirstAttemptOfDay(play, now, tx))
  const points = playPoints({ right, ...taken })
  const [finished] = await tx
    .update(funQuizPlays)
    .set({ finishedAt: now, day: zagrebDay(now), right, total, points, isRanked })
    .where(eq(funQuizPlays.id, play.id))
    .returning()
  if (!finished) throw playNotFound()
  return finished
}
