import { expect } from 'vitest'
import type { Note, NoteList } from '@/lib/learning/notebook/model'
import { callForAnswer, callForBody } from '../../support/call'
import type { Family } from '../../support/people'

/** Requests of the notebook tests. */
export const page = (title: string, content = '') => ({
  source: 'biljeznica',
  page: { title, content },
})

export const add = ({ pupil, child }: Family, notebookItem: object) =>
  callForAnswer('POST', '/korisnik/add-to-notebook', {
    body: { korisnikId: child._id, notebookItem },
    cookie: pupil.cookie,
  })
export const added = async (family: Family, notebookItem: object) => {
  const { status, body } = await add(family, notebookItem)
  expect(status).toBe(200)
  return (body as { notebookItem: Note }).notebookItem
}
export const remove = ({ pupil, child }: Family, body: object) =>
  callForAnswer('POST', '/korisnik/remove-from-notebook', {
    body: { korisnikId: child._id, ...body },
    cookie: pupil.cookie,
  })
export const list = ({ pupil }: Family, search = '') =>
  callForBody<NoteList>('GET', `/korisnik/biljeznica${search}`, { cookie: pupil.cookie })
export const titles = async (family: Family, search = '') =>
  (await list(family, search)).items.map((note) => note.page.title)
