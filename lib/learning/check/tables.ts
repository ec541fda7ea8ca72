import 'server-only'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { lessonIdColumn } from '@/lib/learning/answers/tables'
import { pupilIdColumn } from '@/lib/people/users/tables'
import { checkQuestions } from '@/lib/content/curriculum/tables'
import { day, id, instant, lengthCheck, foreignKeyColumn } from '@/lib/platform/db/columns'
import { ANSWER_LENGTH_LIMITS as MAX } from '@/lib/learning/answers/limits'
import type { AnswerRange } from './suggested-ticks'
import type { Misspelling } from '@/lib/learning/cards/spelling'

/** A run of a lesson's check; three per day at most. */
export const checkRuns = pgTable(
  'check_runs',
  {
    id: id(),
    pupilId: pupilIdColumn(),
    lessonId: lessonIdColumn(),
    startedAt: instant('started_at').notNull(),
    day: day(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('check_runs_by_day').on(t.pupilId, t.lessonId, t.day),
    index('check_runs_of_lesson').on(t.lessonId),
  ],
)

/** An open answer: the points found, the pupil's ticks, and the misspelt words. */
export const checkAnswers = pgTable(
  'check_answers',
  {
    id: id(),
    runId: foreignKeyColumn('run_id', () => checkRuns.id, 'cascade'),
    checkQuestionId: foreignKeyColumn('check_question_id', () => checkQuestions.id, 'cascade'),
    /** Empty for a spoken answer. */
    text: text().notNull(),
    /** Indexes of the key points whose words were found. */
    found: integer().array().notNull(),
    /** Ranges of the text where the words were found. */
    marks: jsonb().$type<AnswerRange[]>().notNull(),
    /** Indexes of the key points the pupil ticked, which are the result; null until then. */
    points: integer().array(),
    totalPoints: integer('total_points').notNull(),
    slips: jsonb().$type<Misspelling[]>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    unique('check_answers_once').on(t.runId, t.checkQuestionId),
    lengthCheck('check_answers_text', t.text, 0, MAX.openAnswer),
    index('check_answers_by_question').on(t.checkQuestionId),
  ],
)
