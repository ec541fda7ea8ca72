import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const notebookApiCalls = apiCallsOf<typeof contracts>()({
  listNotes: 'GET /korisnik/biljeznica',
  addNote: 'POST /korisnik/add-to-notebook',
  editNote: 'PUT /korisnik/biljeznica/{id}',
  removeNote: 'POST /korisnik/remove-from-notebook',
  updateNotebookColor: 'POST /korisnik/update-notebook-color',
  setBookmark: 'POST /lessons/{id}/oznaka',
})
