import 'server-only'
import { and, desc, eq, gt, lte, notInArray, or } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { NOTEBOOK_LIMITS } from './limits'
import { type notebookItems, removedNotes } from './tables'

type Removed = typeof notebookItems.$inferSelect

const ofPupil = (pupilId: string) => eq(removedNotes.pupilId, pupilId)
const ofNote = (pupilId: string, noteId: string) =>
  and(ofPupil(pupilId), eq(removedNotes.noteId, noteId))

/** A removed note can be restored for this long. */
const KEPT_MS = 24 * 3_600_000

const keptSince = (now: Date) => new Date(now.getTime() - KEPT_MS)

/**
 * Remembers the question, lesson and creation time of a removed note for a day; per pupil, at most
 * as many notes as a notebook holds.
 */
export async function rememberRemovedNote(
  note: Removed,
  removedAt: Date,
  tx: Database,
): Promise<void> {
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
  const isOld = lte(removedNotes.removedAt, keptSince(removedAt))
  await tx
    .delete(removedNotes)
    .where(and(ofPupil(pupilId), or(isOld, notInArray(removedNotes.noteId, newest))))
}

/** Question, lesson and creation time of a note removed within the last day, or null. */
export async function findRemovedNote(pupilId: string, noteId: string, now: Date) {
  const [row] = await db()
    .select({
      questionId: removedNotes.questionId,
      lessonId: removedNotes.lessonId,
      createdAt: removedNotes.createdAt,
    })
    .from(removedNotes)
    .where(and(ofNote(pupilId, noteId), gt(removedNotes.removedAt, keptSince(now))))
  return row ?? null
}

/** Forgets the removal of a restored note. */
export async function forgetRemovedNote(
  pupilId: string,
  noteId: string,
  tx: Database,
): Promise<void> {
  await tx.delete(removedNotes).where(ofNote(pupilId, noteId))
}
