import 'server-only'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { day, instant, lessonId, pupilId } from '../columns'
import { LEARNING_LIMITS as MAX } from '../limits'
import type { Slip } from './spelling'
import { checkQuestions } from '@/lib/content/tables'
import { id, lengthCheck } from '@/lib/db/columns'

/** One run through the open questions of a lesson's check; three a day at most. */
export const checkRuns = pgTable(
  'check_runs',
  {
    id: id(),
    pupilId: pupilId(),
    lessonId: lessonId(),
    startedAt: instant('started_at').notNull(),
    day: day(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('check_runs_by_day').on(t.pupilId, t.lessonId, t.day),
    index('check_runs_of_lesson').on(t.lessonId),
  ],
)

/** An open answer and how it was judged: knowledge apart from spelling. */
export const checkAnswers = pgTable(
  'check_answers',
  {
    id: id(),
    runId: uuid('run_id')
      .notNull()
      .references(() => checkRuns.id, { onDelete: 'cascade' }),
    checkQuestionId: uuid('check_question_id')
      .notNull()
      .references(() => checkQuestions.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** Indexes of the key points that the answer holds. */
    points: integer().array().notNull(),
    totalPoints: integer('total_points').notNull(),
    slips: jsonb().$type<Slip[]>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    unique('check_answers_once').on(t.runId, t.checkQuestionId),
    lengthCheck('check_answers_text', t.text, 1, MAX.openAnswer),
    index('check_answers_by_question').on(t.checkQuestionId),
  ],
)
