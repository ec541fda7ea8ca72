import { render, screen } from '@testing-library/react'
import { Notebook } from '@/components/learning/notebook/notebook'
import { notebookApiCalls } from '@/lib/learning/notebook/calls'
import type { Note, NoteList } from '@/lib/learning/notebook/model'
import { useUser } from '@/stores/user'
import { idOf, pupilOf } from './family'
import { answer, settle } from './network'

export const pupilId = pupilOf()._id
export const noteOf = (digits: string, part: Partial<Note> = {}): Note => ({
  _id: idOf(digits),
  questionID: null,
  source: 'biljeznica',
  lessonID: null,
  page: { title: `Stranica ${digits}`, content: 'Tekst' },
  color: 'blue',
  createdAt: '2026-11-20T10:00:00.000Z',
  lesson: null,
  ...part,
})
export const listOf = (items: Note[], total = items.length): NoteList => ({
  items,
  pagination: { total, pages: Math.ceil(total / 20) },
})

/** The server's notes. */
export const serveNotes = (items: Note[], total?: number) =>
  answer(notebookApiCalls.listNotes, listOf(items, total))

/** A pupil opens the notebook. */
export async function openNotebook(items: Note[] = [], total?: number) {
  serveNotes(items, total)
  useUser.setState({ user: pupilOf({ notebookColor: 'green' }) })
  render(<Notebook />)
  await settle()
}
export const titles = () =>
  screen.queryAllByRole('article').map((one) => one.querySelector('h2')?.textContent)
