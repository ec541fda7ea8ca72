import 'server-only'
import { pgTable, text, primaryKey, check, index } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { VisitedElement } from './model'
import { lessonIdColumn } from '@/lib/learning/answers/tables'
import { pupilIdColumn } from '@/lib/people/users/tables'
import { instant } from '@/lib/platform/db/columns'

/** The lessons a pupil has opened, with the element opened last. */
export const lessonVisits = pgTable(
  'lesson_visits',
  {
    pupilId: pupilIdColumn(),
    lessonId: lessonIdColumn(),
    element: text().$type<VisitedElement>().notNull(),
    at: instant('at').notNull(),
    /** When the end of the script was last seen; null before. */
    scriptReadAt: instant('script_read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.pupilId, t.lessonId] }),
    check(
      'lesson_visits_element',
      sql`${t.element} in ('lekcija', 'skripta', 'kwiz', 'kartice', 'test', 'provjera')`,
    ),
    index('lesson_visits_by_time').on(t.pupilId, t.at),
    index('lesson_visits_by_lesson').on(t.lessonId),
  ],
)
