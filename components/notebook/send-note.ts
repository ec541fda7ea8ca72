import { ApiError, call } from '@/lib/http/client'
import { notebookCalls } from '@/lib/notebook/calls'
import { NOTEBOOK_LIMITS } from '@/lib/notebook/limits'
import type { NewNote, Note, NoteForm } from '@/lib/notebook/model'
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

/** What a dialog notes: its fields, and where it was noted. */
type Draft = Pick<NewNote, 'source' | 'lessonID'> & { id: string; form: NoteForm }

/**
 * Notes what a dialog holds under the dialog's id: sent again after an answer that was lost, it is
 * one note. The server leaves what it has noted as it is, so what was typed since is a change of it.
 */
export async function keepNote(pupilId: string, { id, form, ...about }: Draft): Promise<Note> {
  const { color, ...page } = form
  const { notebookItem: kept } = await call(notebookCalls.addNote, {
    body: { korisnikId: pupilId, notebookItem: { _id: id, ...about, page, color } },
  })
  const isSame =
    kept.page.title === page.title && kept.page.content === page.content && kept.color === color
  return isSame ? kept : call(notebookCalls.editNote, { params: { id }, body: form })
}
