import { ApiError, call } from '@/lib/platform/http/client'
import { notebookApiCalls } from '@/lib/learning/notebook/calls'
import { NOTEBOOK_LIMITS } from '@/lib/learning/notebook/limits'
import type { NewNote, Note, NoteForm } from '@/lib/learning/notebook/model'
import { shortened } from '@/lib/platform/markdown/plain-line'

/** Adds a note; long texts are cut. Resolves with an error message on failure. */
export async function sendNote(pupilId: string, note: NewNote): Promise<string | null> {
  const page = note.page && {
    title: shortened(note.page.title, NOTEBOOK_LIMITS.title),
    content: shortened(note.page.content, NOTEBOOK_LIMITS.content),
  }
  try {
    await call(notebookApiCalls.addNote, {
      body: { korisnikId: pupilId, notebookItem: { ...note, ...(page && { page }) } },
    })
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.message
  }
}

type Draft = Pick<NewNote, 'source' | 'lessonID'> & { id: string; form: NoteForm }

/**
 * Adds a note, once per id. If the server already has the note with other contents, from an earlier
 * attempt, the note is edited.
 */
export async function addOrEditNote(pupilId: string, { id, form, ...about }: Draft): Promise<Note> {
  const { color, ...page } = form
  const { notebookItem: kept } = await call(notebookApiCalls.addNote, {
    body: { korisnikId: pupilId, notebookItem: { _id: id, ...about, page, color } },
  })
  const isSame =
    kept.page.title === page.title && kept.page.content === page.content && kept.color === color
  return isSame ? kept : call(notebookApiCalls.editNote, { params: { id }, body: form })
}
