import 'server-only'
import { and, asc, eq } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { HttpError } from '@/lib/platform/http/errors'
import { questions } from '@/lib/content/questions/tables'
import { isRightOutcome } from '@/lib/learning/answers/model'
import { FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { answers } from '@/lib/learning/answers/tables'
import { quizResults } from './tables'
import { ROUND_MESSAGES } from './contract'

type Round = { pupilId: string; lessonId: string; roundId: string }
/**
 * Saves the result of a quiz round once, from its recorded answers: the first answer to each
 * question in the round counts. A round of only some questions (mistakes, or an abandoned one) is
 * counted but not saved, because parents take a saved quiz for a complete one.
 */
export async function saveRoundResult({ pupilId, lessonId, roundId }: Round, now = new Date()) {
  const counted = await countRound({ pupilId, lessonId, roundId })
  if (!counted.total) throw new HttpError(404, ROUND_MESSAGES.notFound)
  if (counted.total < (await shortestQuiz(lessonId))) return counted
  await db()
    .insert(quizResults)
    .values({ pupilId, id: roundId, lessonId, ...counted, at: now, day: zagrebDay(now) })
    .onConflictDoNothing()
  const isRound = and(eq(quizResults.pupilId, pupilId), eq(quizResults.id, roundId))
  const [kept] = await db()
    .select({ right: quizResults.right, total: quizResults.total })
    .from(quizResults)
    .where(and(isRound, eq(quizResults.lessonId, lessonId)))
  if (!kept) throw new HttpError(404, ROUND_MESSAGES.notFound)
  return kept
}

/**
 * Number of questions in the shortest complete round: the free ones, or all of a shorter lesson.
 */
const shortestQuiz = async (lessonId: string) =>
  Math.min(FREE_QUESTIONS, await db().$count(questions, eq(questions.lessonId, lessonId)))

async function countRound({ pupilId, lessonId, roundId }: Round) {
  const first = await db()
    .selectDistinctOn([answers.questionId], { outcome: answers.outcome })
    .from(answers)
    .where(
      and(
        eq(answers.pupilId, pupilId),
        eq(answers.lessonId, lessonId),
        eq(answers.roundId, roundId),
        eq(answers.source, 'kwiz'),
      ),
    )
    .orderBy(answers.questionId, asc(answers.at), asc(answers.id))
  return {
    right: first.filter(({ outcome }) => isRightOutcome(outcome)).length,
    total: first.length,
  }
}
