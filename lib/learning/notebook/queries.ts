import 'server-only'
import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm'
import { grades, lessons, literature, subjects, units } from '@/lib/content/curriculum/tables'
import { db, type Database } from '@/lib/platform/db/client'
import { fold } from '@/lib/platform/hr/fold'
import { lessonPath } from '@/lib/platform/paths'
import { NOTES_A_PAGE } from './limits'
import type { Note, NoteSource } from './model'
import { notebookItems } from './tables'

/** Notes with the address of their lesson, unless its grade is inactive. */
const noteRows = (where: SQL | undefined, database: Database) =>
  database
    .select({
      note: notebookItems,
      title: lessons.title,
      slug: lessons.slug,
      literatureSlug: literature.slug,
      gradeSlug: grades.slug,
    })
    .from(notebookItems)
    .leftJoin(lessons, eq(lessons.id, notebookItems.lessonId))
    .leftJoin(units, eq(units.id, lessons.unitId))
    .leftJoin(literature, eq(literature.id, units.literatureId))
    .leftJoin(subjects, eq(subjects.id, literature.subjectId))
    .leftJoin(grades, and(eq(grades.id, subjects.gradeId), eq(grades.isActive, true)))
    .where(where)
    .orderBy(desc(notebookItems.createdAt), desc(notebookItems.id))
    .$dynamic()

type Row = Awaited<ReturnType<typeof noteRows>>[number]

function toNote({ note, title, slug, literatureSlug, gradeSlug }: Row): Note {
  const isPlaced = title !== null && slug !== null && literatureSlug !== null && gradeSlug !== null
  return {
    _id: note.id,
    questionID: note.questionId,
    source: note.source as NoteSource,
    lessonID: note.lessonId,
    page: { title: note.title, content: note.content },
    color: note.color,
    createdAt: note.createdAt.toISOString(),
    lesson: isPlaced ? { title, path: lessonPath({ gradeSlug, literatureSlug, slug }) } : null,
  }
}

const ofPupil = (pupilId: string) => eq(notebookItems.pupilId, pupilId)

/** Title and text in the form used for search: lower case, without diacritics. */
const SEARCHED = sql`translate(
  lower(${notebookItems.title} || ' ' || ${notebookItems.content}),
  'čćžšđČĆŽŠĐ', 'cczsdcczsd')`

/** Condition for notes that contain the query, in which wildcards of `like` are escaped. */
const holds = (query: string) =>
  query ? sql`${SEARCHED} like ${`%${fold(query).replace(/[\\%_]/g, '\\$&')}%`}` : undefined

/** A page of a pupil's notebook, newest first, and the total number of items. */
export async function listNotes(pupilId: string, { query, page }: { query: string; page: number }) {
  const where = and(ofPupil(pupilId), holds(query))
  const [rows, total] = await Promise.all([
    noteRows(where, db())
      .limit(NOTES_A_PAGE)
      .offset((page - 1) * NOTES_A_PAGE),
    countNotes(where),
  ])
  return { items: rows.map(toNote), pagination: { total, pages: Math.ceil(total / NOTES_A_PAGE) } }
}

async function countNotes(where: SQL | undefined, database: Database = db()): Promise<number> {
  const [row] = await database.select({ notes: count() }).from(notebookItems).where(where)
  return row?.notes ?? 0
}

export const countNotesOf = (pupilId: string, database?: Database): Promise<number> =>
  countNotes(ofPupil(pupilId), database)

/** A pupil's own note, by its id or its question; null for other pupils' notes. */
export async function findNote(
  pupilId: string,
  by: { id: string } | { questionId: string },
  database: Database = db(),
): Promise<Note | null> {
  const key = 'id' in by ? eq(notebookItems.id, by.id) : eq(notebookItems.questionId, by.questionId)
  const [row] = await noteRows(and(ofPupil(pupilId), key), database).limit(1)
  return row ? toNote(row) : null
}
