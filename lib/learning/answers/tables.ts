import 'server-only'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { JudgedOutcome, AnswerSource } from './model'
import { cards, checkQuestions, allLessons } from '@/lib/content/curriculum/tables'
import { day, id, instant, foreignKeyColumn } from '@/lib/platform/db/columns'
import { allQuestions } from '@/lib/content/questions/tables'
import { pupilIdColumn } from '@/lib/people/users/tables'
import type { PracticeAnswer } from '@/lib/content/questions/model'

/** The lesson a row belongs to. Deleting the lesson deletes the row. */
export const lessonIdColumn = () => foreignKeyColumn('lesson_id', () => allLessons.id, 'cascade')

/**
 * Every judged answer of a pupil to a lesson's question: of a test always, others up to the day's
 * limit. Mastery and the figures of reports are computed from these rows.
 */
export const answers = pgTable(
  'answers',
  {
    pupilId: pupilIdColumn(),
    /** Created by the browser: an answer sent twice is one row. */
    id: uuid().notNull(),
    questionId: foreignKeyColumn('question_id', () => allQuestions.id, 'cascade'),
    lessonId: lessonIdColumn(),
    source: text().$type<AnswerSource>().notNull(),
    /** The quiz round, test or review of the answer. */
    roundId: uuid('round_id'),
    answer: jsonb().$type<PracticeAnswer>().notNull(),
    /** The edition of the answered question (lib/content/questions/editions). */
    edition: integer().notNull().default(1),
    outcome: text().$type<JudgedOutcome>().notNull(),
    /** The number of hints that were open when the answer was given. */
    hints: smallint().notNull().default(0),
    at: instant('at').notNull(),
    day: day(),
  },
  (t) => [
    primaryKey({ columns: [t.pupilId, t.id] }),
    check(
      'answers_source',
      sql`${t.source} in ('kwiz', 'test', 'greske', 'imam-test', 'danas', 'vjezba')`,
    ),
    check('answers_outcome', sql`${t.outcome} in ('right', 'spelling', 'partly', 'wrong')`),
    index('answers_by_lesson').on(t.pupilId, t.lessonId, t.at),
    index('answers_by_time').on(t.pupilId, t.at),
    index('answers_by_round').on(t.pupilId, t.roundId),
    index('answers_by_question').on(t.questionId, t.at),
    // Rows arrive in the order of time, so a BRIN index is small and cheap to maintain.
    index('answers_at').using('brin', t.at),
    index('answers_of_lesson').on(t.lessonId),
  ],
)

/**
 * "Moje greške": questions, cards and check questions that a pupil did not know. Right answers on
 * two different days clear an item.
 */
export const mistakes = pgTable(
  'mistakes',
  {
    id: id(),
    pupilId: pupilIdColumn(),
    lessonId: lessonIdColumn(),
    questionId: uuid('question_id').references(() => allQuestions.id, { onDelete: 'cascade' }),
    cardId: uuid('card_id').references(() => cards.id, { onDelete: 'cascade' }),
    checkQuestionId: uuid('check_question_id').references(() => checkQuestions.id, {
      onDelete: 'cascade',
    }),
    /** The last wrong answer to a question; null for cards and checks. */
    answer: jsonb().$type<PracticeAnswer>(),
    /** The edition of the answered question; 1 for cards and checks. */
    edition: integer().notNull().default(1),
    since: instant('since').notNull(),
    /** The first day on which the item was known again; null until then. */
    rightDay: date('right_day', { mode: 'string' }),
    clearedAt: instant('cleared_at'),
  },
  (t) => [
    check(
      'mistakes_item',
      sql`num_nonnulls(${t.questionId}, ${t.cardId}, ${t.checkQuestionId}) = 1`,
    ),
    unique('mistakes_question').on(t.pupilId, t.questionId),
    unique('mistakes_card').on(t.pupilId, t.cardId),
    unique('mistakes_check').on(t.pupilId, t.checkQuestionId),
    index('mistakes_open')
      .on(t.pupilId, t.lessonId)
      .where(sql`cleared_at is null`),
    index('mistakes_by_lesson').on(t.lessonId),
    index('mistakes_by_question').on(t.questionId),
    index('mistakes_by_card').on(t.cardId),
    index('mistakes_by_check_question').on(t.checkQuestionId),
  ],
)
