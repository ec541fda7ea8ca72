import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refresh } from '@/lib/platform/browser/queries'
import { notebookApiCalls } from '@/lib/learning/notebook/calls'
import { idOf } from '../../support/family'
import {
  answer,
  loseConnection,
  holdRequest,
  refuse,
  sentInputs,
  settle,
} from '../../support/network'
import { serveNotes, noteOf, openNotebook, pupilId, titles } from '../../support/notebook'
import { errorAt, field, fill, press, toasts } from '../../support/person'

const added = () => sentInputs(notebookApiCalls.addNote).map(({ body }) => body)

describe('a new page', () => {
  it('is sent with its own id and comes first', async () => {
    await openNotebook([noteOf('10')])
    const page = { title: 'Moj naslov', content: 'Moj tekst' }
    const notebookItem = noteOf('11', { page, color: 'pink' })
    answer(notebookApiCalls.addNote, { success: true, notebookItem })
    await press('Nova bilješka')
    await fill('Naslov', 'Moj naslov')
    await fill('Tekst', 'Moj tekst')
    fireEvent.click(screen.getAllByRole('radio', { name: 'ružičasta' }).at(-1) as HTMLElement)
    await press('Spremi')
    // Loading the distress check takes real time.
    await vi.dynamicImportSettled()
    await settle()
    const asked = { _id: expect.any(String), source: 'biljeznica', page, color: 'pink' }
    const body = { korisnikId: pupilId, notebookItem: asked }
    expect(added()).toEqual([body])
    expect(titles()).toEqual(['Moj naslov', 'Stranica 10'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('whose response was lost is sent again as the same note, and is listed once', async () => {
    await openNotebook()
    loseConnection(notebookApiCalls.addNote)
    await press('Nova bilješka')
    await fill('Naslov', 'Moj naslov')
    await press('Spremi')
    const page = { title: 'Moj naslov', content: '' }
    const notebookItem = noteOf('11', { page, color: 'green' })
    serveNotes([notebookItem])
    await refresh(notebookApiCalls.listNotes)
    await settle()
    answer(notebookApiCalls.addNote, { success: true, notebookItem })
    await press('Spremi')
    const [first, second] = added()
    expect(second).toEqual(first)
    expect(titles()).toEqual(['Moj naslov'])
    expect(document.body.textContent).toContain('1 bilješka')
  })

  it('that was started is not lost by Escape or a tap outside', async () => {
    await openNotebook()
    await press('Nova bilješka')
    await fill('Tekst', 'Dug i važan tekst')
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await settle()
    expect(screen.getByText('Bilješka još nije spremljena.').getAttribute('role')).toBe('alert')
    expect(field('Tekst').value).toBe('Dug i važan tekst')
    // A second slip, such as a double tap, discards nothing either.
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await press('Zatvori')
    expect(field('Tekst').value).toBe('Dug i važan tekst')
    await fill('Tekst', 'Dug i važan tekst, dalje pisan')
    expect(screen.queryByText('Bilješka još nije spremljena.')).toBeNull()
    await press('Zatvori')
    await press('Odbaci napisano')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(added()).toEqual([])
  })

  it('without text closes at once', async () => {
    await openNotebook()
    await press('Nova bilješka')
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await settle()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('needs a title', async () => {
    await openNotebook()
    await press('Nova bilješka')
    await press('Spremi')
    expect(errorAt('Naslov')).toBe('Naslov je obavezan')
    expect(added()).toEqual([])
  })

  it('that is rejected stays in its fields, with the message', async () => {
    await openNotebook()
    refuse(notebookApiCalls.addNote, 409, 'Bilježnica je puna.')
    await press('Nova bilješka')
    await fill('Naslov', 'Moj naslov')
    await press('Spremi')
    const dialog = screen.getByRole('dialog', { name: 'Nova bilješka' })
    expect(within(dialog).getByText('Bilježnica je puna.')).toBeTruthy()
  })
})

it('a note is edited in its fields and shown as saved', async () => {
  await openNotebook([noteOf('10')])
  const saved = noteOf('10', { page: { title: 'Drugi', content: '' }, color: 'violet' })
  answer(notebookApiCalls.editNote, saved)
  await press('Uredi: Stranica 10')
  await fill('Naslov', 'Drugi')
  await fill('Tekst', '')
  await press('Spremi')
  const body = { title: 'Drugi', content: '', color: 'blue' }
  expect(sentInputs(notebookApiCalls.editNote)).toEqual([{ params: { id: idOf('10') }, body }])
  expect(titles()).toEqual(['Drugi'])
})

describe('a removed note', () => {
  it('is restored once, however often requested, and only after its removal is done', async () => {
    await openNotebook([noteOf('10')])
    const removal = holdRequest(notebookApiCalls.removeNote)
    answer(notebookApiCalls.addNote, { success: true, notebookItem: noteOf('10') })
    await press('Ukloni: Stranica 10')
    await press('Vrati')
    await press('Vrati')
    expect(added()).toEqual([])
    await removal.answer({ success: true })
    await settle()
    expect(added()).toHaveLength(1)
    expect(titles()).toEqual(['Stranica 10'])
    expect(document.body.textContent).toContain('1 bilješka')
  })

  it('leaves an undo button, which takes focus, and is restored unchanged', async () => {
    const note = noteOf('10', { questionID: idOf('50'), source: 'kwiz', lessonID: idOf('60') })
    await openNotebook([note, noteOf('11')])
    answer(notebookApiCalls.removeNote, { success: true })
    answer(notebookApiCalls.addNote, { success: true, notebookItem: note })
    await press('Ukloni: Stranica 10')
    expect(titles()).toEqual(['Stranica 11'])
    expect(document.body.textContent).toContain('1 bilješka')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Vrati' }))
    await press('Vrati')
    expect(titles()).toEqual(['Stranica 10', 'Stranica 11'])
    expect(document.activeElement?.textContent).toBe('Stranica 10')
    const { _id, source, page, color, questionID, lessonID } = note
    const about = { korisnikId: pupilId }
    expect(sentInputs(notebookApiCalls.removeNote)).toEqual([
      { body: { ...about, pageIdentifier: _id } },
    ])
    const notebookItem = { _id, source, page, color, questionID, lessonID }
    expect(added()).toEqual([{ ...about, notebookItem }])
  })

  it.each([
    [503, ['Stranica 10'], ['error: Greška Bilješka nije spremljena. Pokušaj ponovno.']],
    // Removed in another tab before.
    [404, [], []],
  ])('answered with %i leaves %j', async (status, left, said) => {
    await openNotebook([noteOf('10')])
    refuse(notebookApiCalls.removeNote, status, 'Ne ide.')
    await press('Ukloni: Stranica 10')
    expect(titles()).toEqual(left)
    expect(toasts()).toEqual(said)
  })
})
