import 'server-only'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { assertLessonVisible } from '@/lib/content/curriculum/queries'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { HttpError } from '@/lib/platform/http/errors'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { CHECKS_A_DAY } from './limits'
import { hasFullAccess, type Player } from '@/lib/learning/answers/policy'
import { CHECK_MESSAGES } from './messages'
import {
  isResumableRunSql,
  listAnswers,
  listCheckQuestions,
  toAnsweredQuestion,
  toPrompts,
} from './queries'
import { checkRuns } from './tables'

/**
 * Starts a run of a lesson's check, or continues an open one: today's, or yesterday's with an
 * answer not yet ticked. A subscription includes three runs per Zagreb day.
 */
export async function startCheck(lessonId: string, player: Player, at = new Date()) {
  await assertLessonVisible(lessonId)
  if (player.role !== 'pupil' || !hasFullAccess(player)) {
    throw new HttpError(403, CHECK_MESSAGES.membersOnly)
  }
  const questions = await listCheckQuestions(lessonId)
  if (!questions.length) throw new HttpError(404, CHECK_MESSAGES.nothingToAsk)
  const { runId, runsLeft } = await openRun(player.id, lessonId, at)
  const byId = new Map(questions.map((question) => [question.id, question]))
  const answers = (await listAnswers(runId)).filter(({ checkQuestionId }) =>
    byId.has(checkQuestionId),
  )
  // A run is over when all questions without saved ticks have been deleted.
  const decided = answers.filter(({ points }) => points !== null)
  if (decided.length === questions.length) await finishRun(runId, at)
  return {
    runId,
    runsLeft,
    questions: await toPrompts(questions),
    answers: await Promise.all(
      answers.flatMap((answer) => {
        const question = byId.get(answer.checkQuestionId)
        return question ? [toAnsweredQuestion(answer, question)] : []
      }),
    ),
  }
}

/** The lock on the pupil makes two tabs that start at once share one run. */
const openRun = (pupilId: string, lessonId: string, at: Date) =>
  db().transaction(async (tx) => {
    await lockPupil(pupilId, tx)
    const own = and(eq(checkRuns.pupilId, pupilId), eq(checkRuns.lessonId, lessonId))
    const today = and(own, eq(checkRuns.day, zagrebDay(at)))
    const begun = await tx.$count(checkRuns, today)
    const [open] = await tx
      .select()
      .from(checkRuns)
      .where(and(own, isResumableRunSql(at)))
      .orderBy(desc(checkRuns.day))
      .limit(1)
    if (open) return { runId: open.id, runsLeft: CHECKS_A_DAY - begun }
    if (begun >= CHECKS_A_DAY) throw new HttpError(409, CHECK_MESSAGES.doneForToday)
    const [run] = await tx
      .insert(checkRuns)
      .values({ pupilId, lessonId, startedAt: at, day: zagrebDay(at) })
      .returning({ id: checkRuns.id })
    if (!run) throw new Error('The run was not written')
    return { runId: run.id, runsLeft: CHECKS_A_DAY - begun - 1 }
  })

/** Ends a run, if it is still open. */
export async function finishRun(runId: string, at: Date, database = db()): Promise<void> {
  const isOpen = and(eq(checkRuns.id, runId), isNull(checkRuns.finishedAt))
  await database.update(checkRuns).set({ finishedAt: at }).where(isOpen)
}
