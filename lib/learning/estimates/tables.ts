import 'server-only'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  uuid,
} from 'drizzle-orm/pg-core'
import { lessonIdColumn } from '@/lib/learning/answers/tables'
import { pupilIdColumn } from '@/lib/people/users/tables'
import { day, instant } from '@/lib/platform/db/columns'

/**
 * What a pupil's answers say about the pupil (`PupilEstimate`), up to an instant. It can be computed
 * again from the answers.
 */
export const pupilEstimates = pgTable('pupil_estimates', {
  pupilId: pupilIdColumn().primaryKey(),
  surplus: doublePrecision().notNull(),
  weight: doublePrecision().notNull(),
  answers: integer().notNull(),
  /** Lesson of the last answer, which may have been deleted. */
  lastLessonId: uuid('last_lesson_id'),
  /** Wrong answers since the last right one. */
  failures: integer().notNull(),
  /** Answers up to this instant are counted here and in `skill_estimates`. */
  countedUntil: instant('counted_until').notNull(),
})

/** What a pupil's answers say about a skill, which is a lesson (`MetSkill`). */
export const skillEstimates = pgTable(
  'skill_estimates',
  {
    pupilId: pupilIdColumn(),
    lessonId: lessonIdColumn(),
    right: doublePrecision().notNull(),
    wrong: doublePrecision().notNull(),
    answers: integer().notNull(),
    answeredAt: integer('answered_at').notNull(),
    wasLastRight: boolean('was_last_right').notNull(),
    run: integer().notNull(),
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    /** The last Zagreb day with an answer, and the number of answers on it. */
    day: day(),
    answersOnDay: integer('answers_on_day').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pupilId, t.lessonId] }),
    index('skill_estimates_by_lesson').on(t.lessonId),
  ],
)
