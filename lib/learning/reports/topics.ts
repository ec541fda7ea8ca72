import 'server-only'
import { MIN_TOPIC_QUESTIONS, TOPICS_SHOWN, CANDIDATE_LIMITS } from './limits'
import { LESSON_TO_ACTIVE_GRADE_JOINS } from '@/lib/content/curriculum/queries'
import { TOPIC_LEVEL_THRESHOLDS } from '@/lib/learning/mastery/limits'
import type { Topic, TopicLevel } from './model'
import { sql } from 'drizzle-orm'
import type { RunQuery } from '@/lib/platform/db/batch-queries'
import { lessonPath } from '@/lib/platform/paths'
import { instantInPeriodSql } from './active-days'
import type { Period } from './period'

/** Facts about a lesson: the last answer to each of its questions. */
export type TopicFacts = Omit<Topic, 'level'>

const LEVELS: TopicLevel[] = ['weak', 'steady', 'strong']

/** The level of a lesson; null with too few answered questions. */
export function levelOf({ right, of }: Pick<TopicFacts, 'right' | 'of'>): TopicLevel | null {
  if (of < MIN_TOPIC_QUESTIONS) return null
  // Compared in whole percent: 0.85 of 20 is exactly 17.
  const percent = right * 100
  if (percent >= Math.round(TOPIC_LEVEL_THRESHOLDS.strong * 100) * of) return 'strong'
  return percent >= Math.round(TOPIC_LEVEL_THRESHOLDS.steady * 100) * of ? 'steady' : 'weak'
}

const shareOf = ({ right, of }: TopicFacts) => right / of

/**
 * The lessons a report names, a few of each level: the weakest of the weak ones, the best of the
 * others, and on a tie the one with more answers.
 */
export function topicsOf(facts: TopicFacts[]): Topic[] {
  const topics = facts.flatMap((one) => {
    const level = levelOf(one)
    return level ? [{ ...one, level }] : []
  })
  return LEVELS.flatMap((level) => {
    const direction = level === 'weak' ? 1 : -1
    return topics
      .filter((topic) => topic.level === level)
      .sort(
        (a, b) =>
          direction * (shareOf(a) - shareOf(b)) ||
          b.of - a.of ||
          a.lessonId.localeCompare(b.lessonId),
      )
      .slice(0, TOPICS_SHOWN)
  })
}

/** Joins a lesson with everything up to its grade; inactive grades are left out. */
const PLACED = sql`
  join lessons on lessons.id = found.lesson_id ${LESSON_TO_ACTIVE_GRADE_JOINS}`

const SLUGS = sql`lessons.title, subjects.name as subject, lessons.slug,
  literature.slug as "literatureSlug", grades.slug as "gradeSlug"`

type Placed = Pick<Topic, 'lessonId' | 'title' | 'subject'> &
  Record<'slug' | 'literatureSlug' | 'gradeSlug', string>

/**
 * Lessons answered in a period, latest first, rated by the last answer to each question; within a
 * round, the first answer counts. A question's last answer was right if the last right answer has
 * the latest time. This avoids sorting, which would be slow for a child with 100 000 answers.
 */
export async function listTopicFacts(pupilId: string, period: Period, send: RunQuery) {
  const { rows } = await send<Placed & { right: number; of: number }>(sql`
    with first as (
      select lesson_id, question_id, min(at) as at,
        min(at) filter (where outcome in ('right', 'spelling')) as known_at
      from answers where pupil_id = ${pupilId} and ${instantInPeriodSql(period)}
      group by lesson_id, question_id, coalesce(round_id, id)
    ),
    last as (
      select lesson_id, max(at) as at, max(at) filter (where known_at = at) as right_at
      from first group by lesson_id, question_id
    ),
    found as (
      select lesson_id, max(at) as at, count(*)::int as "of",
        (count(*) filter (where right_at = at))::int as "right"
      from last group by lesson_id order by 2 desc limit ${CANDIDATE_LIMITS.lessons}
    )
    select found.lesson_id as "lessonId", found."right", found."of", ${SLUGS}
    from found ${PLACED}
    order by found.at desc, found.lesson_id`)
  return rows.map(({ lessonId, title, subject, right, of, ...slugs }): TopicFacts => {
    const path = lessonPath(slugs)
    return { lessonId, title, subject, path, right, of }
  })
}
