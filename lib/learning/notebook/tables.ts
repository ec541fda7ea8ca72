import 'server-only'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { lessonIdColumn } from '@/lib/learning/answers/tables'
import { allLessons } from '@/lib/content/curriculum/tables'
import { changeTimes, id, instant, lengthCheck } from '@/lib/platform/db/columns'
import { allQuestions } from '@/lib/content/questions/tables'
import { pupilIdColumn } from '@/lib/people/users/tables'
import { NOTEBOOK_LIMITS as MAX } from './limits'
import type { NoteColor } from './model'

/** A pupil's bookmarked lessons (`lessonBookmarks`, rule 28.2). */
export const bookmarks = pgTable(
  'bookmarks',
  {
    pupilId: pupilIdColumn(),
    lessonId: lessonIdColumn(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pupilId, t.lessonId] }),
    index('bookmarks_by_lesson').on(t.lessonId),
  ],
)

/** A pupil's notebook: saved questions, passages selected in scripts, and own pages. */
export const notebookItems = pgTable(
  'notebook_items',
  {
    id: id(),
    pupilId: pupilIdColumn(),
    /** Set to null when the question or lesson is deleted; the note itself stays. */
    questionId: uuid('question_id').references(() => allQuestions.id, { onDelete: 'set null' }),
    lessonId: uuid('lesson_id').references(() => allLessons.id, { onDelete: 'set null' }),
    /** Where the note was made: `skripta`, `kwiz`, `test`, `kartice`, `provjera`, `biljeznica`. */
    source: text().notNull(),
    title: text().notNull(),
    /** Plain text. */
    content: text().notNull(),
    color: text().$type<NoteColor>().notNull(),
    ...changeTimes(),
  },
  (t) => [
    unique('notebook_items_question').on(t.pupilId, t.questionId),
    lengthCheck('notebook_items_title', t.title, 1, MAX.title),
    lengthCheck('notebook_items_content', t.content, 0, MAX.content),
    check(
      'notebook_items_source',
      sql`${t.source} in ('skripta', 'kwiz', 'test', 'kartice', 'provjera', 'biljeznica')`,
    ),
    index('notebook_items_by_time').on(t.pupilId, t.createdAt),
    index('notebook_items_of_question').on(t.questionId),
    index('notebook_items_of_lesson').on(t.lessonId),
  ],
)

/** Question, lesson and times of notes removed within the last day, without text, for undo. */
export const removedNotes = pgTable(
  'removed_notes',
  {
    pupilId: pupilIdColumn(),
    /** The note's own id. */
    noteId: uuid('note_id').notNull(),
    questionId: uuid('question_id').references(() => allQuestions.id, { onDelete: 'set null' }),
    lessonId: uuid('lesson_id').references(() => allLessons.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pupilId, t.noteId] }),
    index('removed_notes_by_time').on(t.pupilId, t.removedAt),
    index('removed_notes_of_question').on(t.questionId),
    index('removed_notes_of_lesson').on(t.lessonId),
  ],
)
