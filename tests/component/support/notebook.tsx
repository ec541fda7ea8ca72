import { render, screen } from '@testing-library/react'
import { Notebook } from '@/components/notebook/notebook'
import type { Note, NoteColor, NoteList } from '@/lib/notebook/model'
import { idOf, pupilOf } from './family'

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
export const pageFor = (initial: NoteList, color: NoteColor = 'green') => (
  <Notebook pupilId={pupilId} color={color} initial={initial} />
)
export const show = (items: Note[], total?: number) => render(pageFor(listOf(items, total)))
export const titles = () =>
  screen.queryAllByRole('article').map((one) => one.querySelector('h2')?.textContent)
