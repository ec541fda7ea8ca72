import 'server-only'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { lessonIdColumn } from '@/lib/learning/answers/tables'
import { day, instant, lengthCheck } from '@/lib/platform/db/columns'
import { allQuestions } from '@/lib/content/questions/tables'
import { pupilIdColumn } from '@/lib/people/users/tables'
import type { RecordedHelpKind, ReplyOutcome } from './help'
import { ASSISTANT_LIMITS as MAX } from './limits'

/**
 * A pupil's questions and replies, kept for the parent for 90 days. Words of distress are not
 * stored. Possible words of distress are kept for the conversation and hidden from everybody
 * (decision 065).
 */
export const assistantExchanges = pgTable(
  'assistant_exchanges',
  {
    pupilId: pupilIdColumn(),
    /** Created by the browser: a request sent twice is one row. */
    id: uuid().notNull(),
    lessonId: lessonIdColumn(),
    questionId: uuid('question_id').references(() => allQuestions.id, { onDelete: 'set null' }),
    help: text().$type<RecordedHelpKind>().notNull(),
    /** In the pupil's own words; empty for help by a button. */
    text: text().notNull(),
    /** Markdown; null until the reply has ended. */
    reply: text(),
    outcome: text().$type<ReplyOutcome>(),
    byModel: boolean('by_model').notNull(),
    /**
     * The token refresh from which this reply took a token; null when it took none, or returned it.
     */
    tokenOf: instant('token_of'),
    at: instant('at').notNull(),
    day: day(),
  },
  (t) => [
    primaryKey({ columns: [t.pupilId, t.id] }),
    index('assistant_exchanges_by_time').on(t.pupilId, t.at),
    index('assistant_exchanges_at').using('brin', t.at),
    index('assistant_exchanges_open')
      .on(t.at)
      .where(sql`outcome is null`),
    index('assistant_exchanges_of_lesson').on(t.lessonId),
    index('assistant_exchanges_of_question').on(t.questionId),
    lengthCheck('assistant_exchanges_text', t.text, 0, MAX.question),
    check(
      'assistant_exchanges_reply',
      sql`char_length(${t.reply}) <= ${sql.raw(String(MAX.reply))}`,
    ),
    check(
      'assistant_exchanges_outcome',
      sql`${t.outcome} in ('reply', 'nothing', 'refused', 'failed') and ${t.reply} is not null or ${t.outcome} is null`,
    ),
  ],
)
