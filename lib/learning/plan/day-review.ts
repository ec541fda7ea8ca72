import 'server-only'
import { sql } from 'drizzle-orm'
import { answers } from '@/lib/learning/answers/tables'
import { db } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { isShownQuestionSql } from '@/lib/content/questions/queries'
import { questions } from '@/lib/content/questions/tables'
import { seededNumber } from '@/lib/content/questions/shuffle'
import { isAccessibleQuestionSql } from '@/lib/learning/answers/open-content'
import type { PupilPlayer } from '@/lib/learning/answers/policy'
import { DAY_REVIEW_SIZE } from './limits'

/** A question of a planned lesson, with its state before the day. */
export type ReviewCandidate = {
  id: string
  /** The Zagreb day of the last answer; null without an answer. */
  lastDay: string | null
  /** Whether the last answer was right; false without an answer. */
  isKnown: boolean
}

type DayReviewDraw = {
  /** The questions of each lesson. The order of lessons and questions does not matter. */
  lessons: { lessonId: string; questions: ReviewCandidate[] }[]
  /** Days left for reviews, including this one: at least 1. */
  daysLeft: number
  /** Identifies pupil, plan and day. An equal seed draws an equal review. */
  seed: string
}

/**
 * The questions of one day's review before a test (rule 27.2), as shuffled ids. Every lesson
 * gets its share: wrong answers first, then questions never answered, then those answered longest
 * ago. Work missed on other days is spread over the days left.
 */
export function drawDayReview({ lessons, daysLeft, seed }: DayReviewDraw): string[] {
  const ranked = lessons
    .filter(({ questions }) => questions.length > 0)
    .map(({ questions }) => questions.toSorted(byNeed(seed)))
  const size = sizeOf(ranked, daysLeft)
  const share = Math.floor(size / (ranked.length || 1))
  const shares = ranked.flatMap((questions) => questions.slice(0, share))
  const rest = ranked.flatMap((questions) => questions.slice(share)).toSorted(byNeed(seed))
  return [...shares, ...rest.slice(0, size - shares.length)]
    .map(({ id }) => id)
    .toSorted(byDraw(`${seed} mixed`))
}

/** Number of questions: about eight, more if much is left for few days, at least one per lesson. */
function sizeOf(ranked: ReviewCandidate[][], daysLeft: number): number {
  const all = ranked.flat()
  const open = all.filter(({ isKnown }) => !isKnown).length
  const wanted = Math.max(
    DAY_REVIEW_SIZE.items,
    ranked.length,
    Math.ceil(open / Math.max(1, daysLeft)),
  )
  return Math.min(wanted, Math.max(DAY_REVIEW_SIZE.most, ranked.length), all.length)
}

/** 0 for wrong, 1 for never answered, 2 for known. */
const needOf = ({ lastDay, isKnown }: ReviewCandidate) => (isKnown ? 2 : lastDay === null ? 1 : 0)

const byNeed = (seed: string) => (a: ReviewCandidate, b: ReviewCandidate) =>
  needOf(a) - needOf(b) || compare(a.lastDay ?? '', b.lastDay ?? '') || byDraw(seed)(a.id, b.id)

const byDraw = (seed: string) => (a: string, b: string) =>
  seededNumber(`${seed} ${a}`) - seededNumber(`${seed} ${b}`) || compare(a, b)

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/**
 * The questions of the lessons open to a pupil, with the answers before `day`. Answers on the day
 * itself do not change its review.
 */
export async function listReviewCandidates(
  pupil: PupilPlayer,
  lessonIds: string[],
  day: string,
): Promise<{ lessonId: string; questions: ReviewCandidate[] }[]> {
  const { rows } = await db().execute<ReviewCandidate & { lessonId: string }>(sql`
    with last as (
      select distinct on (question_id) question_id, day, outcome from answers
      where pupil_id = ${pupil.id} and ${oneOf(answers.lessonId, lessonIds)} and day < ${day}::date
      order by question_id, at desc, id desc
    )
    select questions.lesson_id as "lessonId", questions.id, last.day::text as "lastDay",
      coalesce(last.outcome in ('right', 'spelling'), false) as "isKnown"
    from questions
    left join last on last.question_id = questions.id
    where ${oneOf(questions.lessonId, lessonIds)} and ${isShownQuestionSql}
      and ${isAccessibleQuestionSql(pupil, questions)}`)
  return lessonIds.map((lessonId) => ({
    lessonId,
    questions: rows.filter((row) => row.lessonId === lessonId),
  }))
}
