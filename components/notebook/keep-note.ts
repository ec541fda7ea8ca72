import { call } from '@/lib/http/client'
import { notebookCalls } from '@/lib/notebook/calls'
import type { NewNote, Note, NoteForm } from '@/lib/notebook/model'

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
