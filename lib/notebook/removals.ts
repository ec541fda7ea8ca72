import 'server-only'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import { db, type Database } from '@/lib/db/client'
import { NOTEBOOK_LIMITS } from './limits'
import { type notebookItems, removedNotes } from './tables'

type Removed = typeof notebookItems.$inferSelect

const ofPupil = (pupilId: string) => eq(removedNotes.pupilId, pupilId)
const ofNote = (pupilId: string, noteId: string) =>
  and(ofPupil(pupilId), eq(removedNotes.noteId, noteId))

/** Keeps where a removed note stood; of each pupil as many as a notebook holds. */
export async function noteRemoval(note: Removed, removedAt: Date, tx: Database): Promise<void> {
  const { id: noteId, pupilId, questionId, lessonId, createdAt } = note
  const place = { questionId, lessonId, createdAt, removedAt }
  await tx
    .insert(removedNotes)
    .values({ pupilId, noteId, ...place })
    .onConflictDoUpdate({ target: [removedNotes.pupilId, removedNotes.noteId], set: place })
  const newest = tx
    .select({ noteId: removedNotes.noteId })
    .from(removedNotes)
    .where(ofPupil(pupilId))
    .orderBy(desc(removedNotes.removedAt), desc(removedNotes.noteId))
    .limit(NOTEBOOK_LIMITS.items)
  await tx
    .delete(removedNotes)
    .where(and(ofPupil(pupilId), notInArray(removedNotes.noteId, newest)))
}

/** Where a note of this id stood before the pupil removed it; null when none was. */
export async function findRemoval(pupilId: string, noteId: string) {
  const [row] = await db()
    .select({
      questionId: removedNotes.questionId,
      lessonId: removedNotes.lessonId,
      createdAt: removedNotes.createdAt,
    })
    .from(removedNotes)
    .where(ofNote(pupilId, noteId))
  return row ?? null
}

/** The note is back. */
export async function forgetRemoval(pupilId: string, noteId: string, tx: Database): Promise<void> {
  await tx.delete(removedNotes).where(ofNote(pupilId, noteId))
}
