import 'server-only'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  changeTimes,
  day,
  id,
  instant,
  lengthCheck,
  lifecycle,
  position,
  positionCheck,
  foreignKeyColumn,
  slug,
  slugCheck,
} from '@/lib/platform/db/columns'
import type { QuestionBody, SubmittedAnswer } from '@/lib/content/questions/model'
import { pupilIdColumn } from '@/lib/people/users/tables'
import { FUN_QUIZ_LIMITS as MAX } from './limits'

/** Quizzes outside the lessons, open to everyone. */
export const funQuizzes = pgTable(
  'fun_quizzes',
  {
    id: id(),
    slug: slug(),
    title: text().notNull(),
    description: text().notNull(),
    /** Name of the quiz's drawing. */
    icon: text().notNull(),
    ...lifecycle(),
    position: position(),
    ...changeTimes(),
  },
  (t) => [
    slugCheck('fun_quizzes_slug', t.slug),
    lengthCheck('fun_quizzes_title', t.title, 1, MAX.title),
    lengthCheck('fun_quizzes_description', t.description, 1, MAX.description),
    positionCheck('fun_quizzes_position', t.position),
  ],
)

export const funQuizQuestions = pgTable(
  'fun_quiz_questions',
  {
    id: id(),
    quizId: foreignKeyColumn('quiz_id', () => funQuizzes.id, 'cascade'),
    /** Title in the GIFT file: the key of a repeated import within a quiz. */
    key: text().notNull(),
    text: text().notNull(),
    /** Options, keys and reasons. Never sent to a browser as stored. */
    body: jsonb().$type<QuestionBody>().notNull(),
    explanation: text(),
    position: position(),
  },
  (t) => [
    unique('fun_quiz_questions_key').on(t.quizId, t.key),
    index('fun_quiz_questions_by_quiz').on(t.quizId, t.position),
  ],
)

/** A pupil's play of a fun quiz. The first attempt of a Zagreb day counts for the leaderboard. */
export const funQuizPlays = pgTable(
  'fun_quiz_plays',
  {
    id: id(),
    quizId: foreignKeyColumn('quiz_id', () => funQuizzes.id, 'cascade'),
    pupilId: pupilIdColumn(),
    startedAt: instant('started_at').notNull(),
    /** The Zagreb day of the play's end; before that, of the last answer or the start. */
    day: day(),
    /** Answers by question; the first answer to a question counts. */
    answers: jsonb().$type<Record<string, SubmittedAnswer>>().notNull().default({}),
    finishedAt: instant('finished_at'),
    right: integer(),
    total: integer(),
    points: integer(),
    /** Set at the end, if no other play has shown the pupil the keys since the day of the start. */
    isRanked: boolean('is_ranked').notNull().default(false),
  },
  (t) => [
    uniqueIndex('fun_quiz_plays_ranked')
      .on(t.quizId, t.pupilId, t.day)
      .where(sql`is_ranked`),
    index('fun_quiz_plays_board').on(t.quizId, t.day),
    index('fun_quiz_plays_by_pupil').on(t.pupilId, t.startedAt),
    check(
      'fun_quiz_plays_finished',
      sql`num_nonnulls(${t.finishedAt}, ${t.right}, ${t.total}, ${t.points}) in (0, 4)`,
    ),
  ],
)
