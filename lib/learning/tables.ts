import 'server-only'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { lessons } from '@/lib/content/tables'
import { pupils } from '@/lib/users/tables'
import type { VisitedElement } from './model'

/** Which lessons a pupil has opened, and where in each they were last. */
export const lessonVisits = pgTable(
  'lesson_visits',
  {
    pupilId: uuid('pupil_id')
      .notNull()
      .references(() => pupils.id, { onDelete: 'cascade' }),
    lessonId: uuid('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    element: text().$type<VisitedElement>().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pupilId, t.lessonId] }),
    check('lesson_visits_element', sql`${t.element} in ('lekcija', 'skripta', 'kwiz')`),
    index('lesson_visits_by_time').on(t.pupilId, t.at),
    index('lesson_visits_by_lesson').on(t.lessonId),
  ],
)
