import 'server-only'
import { and, eq } from 'drizzle-orm'
import { assertLessonVisible } from '@/lib/content/curriculum/queries'
import { db, type Database } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { isId } from '@/lib/platform/is-id'
import { QUESTION_MESSAGES } from '@/lib/content/questions/contract'
import { withDrawnNumbers, NO_ATTEMPT } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { findQuestion } from '@/lib/content/questions/queries'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { pupils } from '@/lib/people/users/tables'
import { NOTEBOOK_LIMITS } from './limits'
import { NOTEBOOK_MESSAGES } from './messages'
import {
  NOTE_COLORS,
  type NewNote,
  type Note,
  type NoteColor,
  type NoteForm,
  type NoteText,
} from './model'
import { plainLine, shortened } from '@/lib/platform/markdown/plain-line'
import { countNotesOf, findNote } from './queries'
import { findRemovedNote, forgetRemovedNote, rememberRemovedNote } from './removals'
import { notebookItems } from './tables'

/**
 * Adds a question or a page to the notebook. An existing note with this id or question is returned
 * unchanged. A note removed under this id returns to its place.
 */
export async function addNote(pupilId: string, note: NewNote, now = new Date()): Promise<Note> {
  const { page, ...about } = await placeOf(pupilId, note, now)
  return db().transaction(async (tx) => {
    // The lock keeps concurrent calls within the limit.
    const pupil = await lockPupil(pupilId, tx)
    const same = await findSame(pupilId, note, tx)
    if (same) return same
    if ((await countNotesOf(pupilId, tx)) >= NOTEBOOK_LIMITS.items) {
      throw new HttpError(409, NOTEBOOK_MESSAGES.isFull)
    }
    const [row] = await tx
      .insert(notebookItems)
      .values({
        ...(note._id && { id: note._id }),
        pupilId,
        ...about,
        source: note.source,
        ...page,
        color: note.color ?? colorOf(pupil.notebookColor),
      })
      .onConflictDoNothing()
      .returning({ id: notebookItems.id })
    const added = row && (await findNote(pupilId, row, tx))
    // The id belongs to another pupil, and the error does not reveal that.
    if (!added) throw new HttpError(409, NOTEBOOK_MESSAGES.isTaken)
    await forgetRemovedNote(pupilId, added._id, tx)
    return added
  })
}

const colorOf = (stored: string | null): NoteColor =>
  NOTE_COLORS.find((color) => color === stored) ?? NOTE_COLORS[0]

async function findSame(pupilId: string, { _id, questionID }: NewNote, tx: Database) {
  const byQuestion = questionID ? await findNote(pupilId, { questionId: questionID }, tx) : null
  return byQuestion ?? (_id ? findNote(pupilId, { id: _id }, tx) : null)
}

/**
 * A new note's page, question, lesson and time. A removed note gets its old question, lesson and
 * time back, without a check that they still exist.
 */
async function placeOf(pupilId: string, note: NewNote, now: Date) {
  const removed = note._id && note.page ? await findRemovedNote(pupilId, note._id, now) : null
  if (removed && note.page) return { ...removed, page: note.page }
  return { ...(await aboutOf(note)), questionId: note.questionID ?? null, createdAt: now }
}

/** The lesson and the page of a new note. The default page is made from the question's text. */
async function aboutOf({ questionID, lessonID, page }: NewNote) {
  const question = questionID ? await findQuestion(questionID) : null
  if (questionID && !question) throw new HttpError(404, QUESTION_MESSAGES.notFound)
  const lessonId = question?.lessonId ?? lessonID ?? null
  if (lessonId) await assertLessonVisible(lessonId)
  return {
    lessonId,
    page: page ?? noteTextFrom(question ? withDrawnNumbers(question, NO_ATTEMPT).text : ''),
  }
}

function noteTextFrom(text: string): NoteText {
  const line = plainLine(text) || 'Pitanje'
  const title = shortened(line, NOTEBOOK_LIMITS.title)
  return { title, content: title === line ? '' : line.slice(0, NOTEBOOK_LIMITS.content) }
}

/** @throws HttpError 404 for an unknown note, or another pupil's */
export async function editNote(pupilId: string, id: string, change: NoteForm): Promise<Note> {
  const mine = and(eq(notebookItems.id, id), eq(notebookItems.pupilId, pupilId))
  if (isId(id)) await db().update(notebookItems).set(change).where(mine)
  const note = isId(id) ? await findNote(pupilId, { id }) : null
  if (!note) throw new HttpError(404, NOTEBOOK_MESSAGES.notFound)
  return note
}

type Removed = { questionId?: string | undefined; pageIdentifier?: string | undefined }

/**
 * Removes a note. For a day, adding it again restores it in its old place.
 * @throws HttpError 404 for an unknown note, or another pupil's
 */
export async function removeNote(
  pupilId: string,
  { questionId, pageIdentifier }: Removed,
  now = new Date(),
): Promise<void> {
  const key = questionId
    ? eq(notebookItems.questionId, questionId)
    : eq(notebookItems.id, pageIdentifier ?? '')
  await db().transaction(async (tx) => {
    await lockPupil(pupilId, tx)
    const [removed] = await tx
      .delete(notebookItems)
      .where(and(eq(notebookItems.pupilId, pupilId), key))
      .returning()
    if (!removed) throw new HttpError(404, NOTEBOOK_MESSAGES.notFound)
    await rememberRemovedNote(removed, now, tx)
  })
}

export async function updateNotebookColor(pupilId: string, color: NoteColor): Promise<void> {
  await db().update(pupils).set({ notebookColor: color }).where(eq(pupils.id, pupilId))
}
