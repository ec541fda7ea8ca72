import 'server-only'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from '@/lib/platform/auth/tables'
import {
  createdAt,
  day,
  id,
  instant,
  lengthCheck,
  foreignKeyColumn,
} from '@/lib/platform/db/columns'
import type { DistressLevel } from '@/lib/people/distress/model'
import { allQuestions } from '@/lib/content/questions/tables'
import { QUESTION_REPORT_LIMITS, type ReportReason } from './model'

/** Reports of faulty questions by pupils, parents and guests. */
export const questionReports = pgTable(
  'question_reports',
  {
    id: id(),
    questionId: foreignKeyColumn('question_id', () => allQuestions.id, 'cascade'),
    /** Null for a guest. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull().default(''),
    /** Set when the text has words of distress, to mark the report for admins. */
    distress: text().$type<DistressLevel>(),
    day: day(),
    createdAt: createdAt(),
    /** Null until an admin closes the report. */
    resolvedAt: instant('resolved_at'),
  },
  (t) => [
    check('question_reports_reason', sql`${t.reason} in ('answer', 'unclear', 'other')`),
    check('question_reports_distress', sql`${t.distress} in ('alarm', 'unsure')`),
    lengthCheck('question_reports_text', t.text, 0, QUESTION_REPORT_LIMITS.text),
    uniqueIndex('question_reports_open')
      .on(t.questionId, t.accountId)
      .where(sql`resolved_at is null`),
    index('question_reports_by_question').on(t.questionId),
    index('question_reports_by_account').on(t.accountId, t.day),
    index('question_reports_by_day').on(t.day),
  ],
)

/** Statistics of the latest answers to a question, recomputed by a job. */
export const questionQuality = pgTable(
  'question_quality',
  {
    questionId: uuid('question_id')
      .primaryKey()
      .references(() => allQuestions.id, { onDelete: 'cascade' }),
    answers: integer().notNull().default(0),
    rightAnswers: integer('right_answers').notNull().default(0),
    /** How often each option was chosen, by option id. */
    chosen: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** `discriminationStrength`: the lower, the more ambiguous. */
    strength: real().notNull().default(1),
    isWeak: boolean('is_weak').notNull().default(false),
    computedAt: instant('computed_at').notNull().defaultNow(),
    /** When an admin closed the reports: only later answers count. */
    resolvedAt: instant('resolved_at'),
  },
  (t) => [
    index('question_quality_weak')
      .on(t.strength)
      .where(sql`is_weak`),
    index('question_quality_by_time').on(t.computedAt),
  ],
)
