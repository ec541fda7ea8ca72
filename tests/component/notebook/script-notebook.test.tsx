import '../support/edges'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ScriptNotebook } from '@/components/notebook/script-notebook'
import type { NewNote, Note, NoteForm } from '@/lib/notebook/model'
import { idOf, pupilOf } from '../support/family'
import { fill, press, refusal, sent, server, settle, withoutMemory } from '../support/people'

withoutMemory()
beforeEach(async () => {
  await import('@/components/notebook/note-dialog')
})

const script = (
  <article>
    <div className="prose">
      <p>Voda ključa.</p>
      <p>Led pluta.</p>
    </div>
  </article>
)
const page = (
  <>
    {script}
    <ScriptNotebook pupilId={pupilOf()._id} lessonId={idOf('60')} lessonTitle="Voda" />
  </>
)
const open = () => render(page)
const select = (text: string) => {
  act(() => {
    document.getSelection()?.selectAllChildren(screen.getByText(text))
    document.dispatchEvent(new Event('selectionchange'))
  })
}
const selectionButton = () => screen.getByRole('button', { name: /^U bilježnicu/ })
const save = async () => {
  fireEvent.click(selectionButton())
  await settle()
}
const notes = () =>
  sent()
    .filter(([path]) => path === '/korisnik/add-to-notebook')
    .map(([, body]) => (body as { notebookItem: NewNote }).notebookItem)

/** The server's answer to a note: as it has it. */
const noteOf = (page: Note['page'], part: Partial<Note> = {}): Note => ({
  _id: idOf('10'),
  questionID: null,
  source: 'skripta',
  lessonID: idOf('60'),
  page,
  color: 'yellow',
  createdAt: '2026-11-20T10:00:00.000Z',
  lesson: null,
  ...part,
})
const lost = () => server.mockRejectedValueOnce(refusal(0, 'Nema veze.'))
const noted = (page: Note['page']) =>
  server.mockResolvedValueOnce({ success: true, notebookItem: noteOf(page) })

it('what was selected while the page was still waking up is offered too', async () => {
  const { rerender } = render(script)
  document.getSelection()?.selectAllChildren(screen.getByText('Led pluta.'))
  rerender(page)
  expect(selectionButton()).toBeTruthy()
  await settle()
})

it('a selection whose answer was lost is sent again under its id', async () => {
  open()
  select('Voda ključa.')
  lost()
  await save()
  expect(screen.getByRole('status').textContent).toBe('Nema veze.')
  noted({ title: 'Voda', content: 'Voda ključa.' })
  // The sentence makes room for the button after a while; the keys work at once.
  fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true })
  await settle()
  const [first, second] = notes()
  expect(first?._id).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toEqual(first)
  expect(first?.page).toEqual({ title: 'Voda', content: 'Voda ključa.' })
})

it('another selection is another note', async () => {
  open()
  select('Voda ključa.')
  lost()
  await save()
  select('Led pluta.')
  noted({ title: 'Voda', content: 'Led pluta.' })
  fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true })
  await settle()
  expect(new Set(notes().map(({ _id }) => _id)).size).toBe(2)
})

it('a note of the dialog keeps its id, and what was typed after a lost answer', async () => {
  open()
  await press('Zapiši u bilježnicu')
  await fill('Tekst', 'Prvo')
  lost()
  await press('Spremi')
  expect(screen.getByText('Nema veze.')).toBeTruthy()
  await fill('Tekst', 'Drugo')
  // It had arrived: the server has it as it was then.
  noted({ title: 'Voda', content: 'Prvo' })
  server.mockResolvedValueOnce(noteOf({ title: 'Voda', content: 'Drugo' }))
  await press('Spremi')
  const [first, second] = notes()
  expect(second?._id).toBe(first?._id)
  const change: NoteForm = { title: 'Voda', content: 'Drugo', color: 'yellow' }
  expect(sent().at(-1)).toEqual(['/korisnik/biljeznica/{id}', change])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a note of another dialog is another note', async () => {
  open()
  for (const content of ['Isto', 'Isto']) {
    await press('Zapiši u bilježnicu')
    await fill('Tekst', content)
    noted({ title: 'Voda', content })
    await press('Spremi')
  }
  expect(new Set(notes().map(({ _id }) => _id)).size).toBe(2)
  expect(sent()).toHaveLength(2)
})
