import 'server-only'
import { and, asc, eq } from 'drizzle-orm'
import { v5 as uuidv5 } from 'uuid'
import { textRenderer } from '@/lib/content/media/render-texts'
import { db } from '@/lib/platform/db/client'
import { daysBetween, zagrebDay } from '@/lib/platform/hr/dates'
import { HttpError } from '@/lib/platform/http/errors'
import { toHintedQuestion } from '@/lib/content/questions/model'
import { withDrawnNumbers } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { listQuestionsById } from '@/lib/content/questions/queries'
import { isRightOutcome } from '@/lib/learning/answers/model'
import type { PupilPlayer } from '@/lib/learning/answers/policy'
import { answers } from '@/lib/learning/answers/tables'
import { findOpenTestQuestionIds } from '@/lib/learning/exams/open-question'
import { listReviewCandidates, drawDayReview } from './day-review'
import { PLAN_MESSAGES } from './contract'
import type { DayReviewResult } from './model'
import { findPlan } from './queries'
import { planDays } from './tables'

/**
 * The day's review for a pupil's plan; it stays the same all day. Questions of an open test are
 * left out, because a review reveals the answers.
 * @throws HttpError 404 for an unknown plan, 409 from the day of the planned test on, or while an
 * open test contains all questions
 */
export async function findDayReview(pupil: PupilPlayer, planId: string, now = new Date()) {
  const plan = await findPlan(pupil.id, planId)
  const day = zagrebDay(now)
  const daysLeft = daysBetween(day, plan.testDay)
  if (daysLeft < 1) throw new HttpError(409, PLAN_MESSAGES.isOver)
  const [all, inTest] = await Promise.all([
    listReviewCandidates(pupil, plan.lessonIds, day),
    findOpenTestQuestionIds(pupil, now),
  ])
  const lessons = all.map(({ lessonId, questions }) => ({
    lessonId,
    questions: questions.filter(({ id }) => !inTest.has(id)),
  }))
  const ids = drawDayReview({ lessons, daysLeft, seed: `${pupil.id} ${planId} ${day}` })
  // Equal at every call, so that all answers to the review are found.
  const roundId = uuidv5(day, planId)
  const [questions, answered, done] = await Promise.all([
    listQuestionsById(ids),
    listFirstAnswers(pupil.id, roundId),
    findDone(planId, day),
  ])
  const render = await textRenderer(questions)
  const isAllInTest = !ids.length && all.some((lesson) => lesson.questions.length > 0)
  if (isAllInTest && !done) throw new HttpError(409, PLAN_MESSAGES.inOpenTest)
  return {
    day,
    roundId,
    questions: questions.map((question) =>
      toHintedQuestion(withDrawnNumbers(question, roundId), render),
    ),
    answered,
    done,
  }
}

/**
 * Records once that the day's review is finished, counting the first answer to each question.
 * @throws HttpError 409 while a question has no answer, and for a review of another day
 */
export async function finishDayReview(
  pupil: PupilPlayer,
  { planId, day: asked }: { planId: string; day: string },
  now = new Date(),
): Promise<DayReviewResult> {
  const { day, questions, answered, done } = await findDayReview(pupil, planId, now)
  if (asked !== day) throw new HttpError(409, PLAN_MESSAGES.isYesterday)
  if (done) return done
  const outcomes = questions.map(({ _id }) => answered[_id])
  if (!outcomes.length || outcomes.includes(undefined)) {
    throw new HttpError(409, PLAN_MESSAGES.notDone)
  }
  const counted = { right: outcomes.filter(Boolean).length, total: outcomes.length }
  await db()
    .insert(planDays)
    .values({ planId, day, ...counted, doneAt: now })
    .onConflictDoNothing()
  return (await findDone(planId, day)) ?? counted
}

/** Whether the first answer to each question of a round was right. */
async function listFirstAnswers(pupilId: string, roundId: string) {
  const rows = await db()
    .selectDistinctOn([answers.questionId])
    .from(answers)
    .where(
      and(
        eq(answers.pupilId, pupilId),
        eq(answers.roundId, roundId),
        eq(answers.source, 'imam-test'),
      ),
    )
    .orderBy(asc(answers.questionId), asc(answers.at), asc(answers.id))
  return Object.fromEntries(
    rows.map(({ questionId, outcome }) => [questionId, isRightOutcome(outcome)]),
  )
}

async function findDone(planId: string, day: string): Promise<DayReviewResult | null> {
  const [row] = await db()
    .select({ right: planDays.right, total: planDays.total })
    .from(planDays)
    .where(and(eq(planDays.planId, planId), eq(planDays.day, day)))
  return row ?? null
}
