import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { ScriptNoteButtons } from '@/components/learning/notebook/script-note-buttons'
import { notebookApiCalls } from '@/lib/learning/notebook/calls'
import type { Note } from '@/lib/learning/notebook/model'
import { idOf, pupilOf } from '../../support/family'
import { answer, calls, loseConnection, sentInputs, settle } from '../../support/network'
import { noteOf } from '../../support/notebook'
import { fill, press } from '../../support/person'

beforeEach(async () => {
  await import('@/components/learning/notebook/note-dialog')
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
    <ScriptNoteButtons pupilId={pupilOf()._id} lessonId={idOf('60')} lessonTitle="Voda" />
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
const notes = () => sentInputs(notebookApiCalls.addNote).map(({ body }) => body.notebookItem)

/** A note of the script as returned by the server. */
const noted = (page: Note['page']) => noteOf('10', { source: 'skripta', page, color: 'yellow' })
const keep = (page: Note['page']) =>
  answer(notebookApiCalls.addNote, { success: true, notebookItem: noted(page) })
const lose = () => loseConnection(notebookApiCalls.addNote)

it('text selected before hydration is offered too', async () => {
  const { rerender } = render(script)
  document.getSelection()?.selectAllChildren(screen.getByText('Led pluta.'))
  rerender(page)
  expect(selectionButton()).toBeTruthy()
  await settle()
})

it('a selection whose response was lost is sent again under its id', async () => {
  open()
  select('Voda ključa.')
  lose()
  await save()
  expect(screen.getByRole('status').textContent).toMatch(/^Nema veze/)
  keep({ title: 'Voda', content: 'Voda ključa.' })
  // The message gives way to the button after a while; the keys work at once.
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
  lose()
  await save()
  select('Led pluta.')
  keep({ title: 'Voda', content: 'Led pluta.' })
  fireEvent.keyDown(document, { key: 'Enter', ctrlKey: true })
  await settle()
  expect(new Set(notes().map(({ _id }) => _id)).size).toBe(2)
})

it('a note of the dialog keeps its id, and text typed after a lost response', async () => {
  open()
  await press('Zapiši u bilježnicu')
  await fill('Tekst', 'Prvo')
  lose()
  await press('Spremi')
  expect(screen.getByText(/^Nema veze/)).toBeTruthy()
  await fill('Tekst', 'Drugo')
  // It had arrived: the server has its earlier text.
  keep({ title: 'Voda', content: 'Prvo' })
  answer(notebookApiCalls.editNote, noted({ title: 'Voda', content: 'Drugo' }))
  await press('Spremi')
  const [first, second] = notes()
  expect(second?._id).toBe(first?._id)
  expect(sentInputs(notebookApiCalls.editNote)).toMatchObject([
    { body: { title: 'Voda', content: 'Drugo', color: 'yellow' } },
  ])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a note of another dialog is another note', async () => {
  open()
  for (const content of ['Isto', 'Isto']) {
    await press('Zapiši u bilježnicu')
    await fill('Tekst', content)
    keep({ title: 'Voda', content })
    await press('Spremi')
  }
  expect(new Set(notes().map(({ _id }) => _id)).size).toBe(2)
  expect(calls()).toHaveLength(2)
})
