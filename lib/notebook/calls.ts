import { callOf } from '@/lib/http/call'
import type * as notebook from './contract'

export const listNotesCall = callOf<typeof notebook.listNotesContract>(
  'GET',
  '/korisnik/biljeznica',
)
export const addNoteCall = callOf<typeof notebook.addNoteContract>(
  'POST',
  '/korisnik/add-to-notebook',
)
export const editNoteCall = callOf<typeof notebook.editNoteContract>(
  'PUT',
  '/korisnik/biljeznica/{id}',
)
export const removeNoteCall = callOf<typeof notebook.removeNoteContract>(
  'POST',
  '/korisnik/remove-from-notebook',
)
export const updateNotebookColorCall = callOf<typeof notebook.updateNotebookColorContract>(
  'POST',
  '/korisnik/update-notebook-color',
)
export const markLessonCall = callOf<typeof notebook.markLessonContract>(
  'POST',
  '/lessons/{id}/oznaka',
)
