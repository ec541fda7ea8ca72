import { ApiError, call } from '@/lib/http/client'
import { notebookCalls } from '@/lib/notebook/calls'
import { NOTEBOOK_LIMITS } from '@/lib/notebook/limits'
import type { NewNote } from '@/lib/notebook/model'
import { shortened } from '@/lib/notebook/plain-text'

/**
 * Puts something into a pupil's notebook; texts that are too long are cut. Resolves with a sentence
 * when it could not be kept.
 */
export async function sendNote(pupilId: string, note: NewNote): Promise<string | null> {
  const page = note.page && {
    title: shortened(note.page.title, NOTEBOOK_LIMITS.title),
    content: shortened(note.page.content, NOTEBOOK_LIMITS.content),
  }
  try {
    await call(notebookCalls.addNote, {
      body: { korisnikId: pupilId, notebookItem: { ...note, ...(page && { page }) } },
    })
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.message
  }
}
