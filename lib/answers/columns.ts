import 'server-only'
import { date, timestamp, uuid } from 'drizzle-orm/pg-core'
import { lessons } from '@/lib/content/tables'
import { questions } from '@/lib/questions/tables'
import { pupils } from '@/lib/users/tables'

/** Columns that the tables of learning share: whose it is, what it is about, when. */
export const pupilId = () =>
  uuid('pupil_id')
    .notNull()
    .references(() => pupils.id, { onDelete: 'cascade' })

export const lessonId = () =>
  uuid('lesson_id')
    .notNull()
    .references(() => lessons.id, { onDelete: 'cascade' })

export const questionId = () =>
  uuid('question_id').references(() => questions.id, { onDelete: 'cascade' })

export const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The Zagreb day of the row's instant. */
export const day = () => date({ mode: 'string' }).notNull()
