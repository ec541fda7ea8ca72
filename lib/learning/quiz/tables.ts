import 'server-only'
import { pgTable, uuid, integer, primaryKey, check, index } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { lessonIdColumn } from '@/lib/learning/answers/tables'
import { pupilIdColumn } from '@/lib/people/users/tables'
import { instant, day } from '@/lib/platform/db/columns'

/** The result of a complete quiz round, as counted by the server. */
export const quizResults = pgTable(
  'quiz_results',
  {
    pupilId: pupilIdColumn(),
    /** The round's id: a result sent twice is one row. */
    id: uuid().notNull(),
    lessonId: lessonIdColumn(),
    right: integer().notNull(),
    total: integer().notNull(),
    at: instant('at').notNull(),
    day: day(),
  },
  (t) => [
    primaryKey({ columns: [t.pupilId, t.id] }),
    check('quiz_results_counts', sql`${t.right} between 0 and ${t.total} and ${t.total} > 0`),
    index('quiz_results_by_lesson').on(t.pupilId, t.lessonId, t.at),
    index('quiz_results_of_lesson').on(t.lessonId),
  ],
)
