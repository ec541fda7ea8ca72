import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { idOf } from '../support/family'
import { pending } from '../support/form'
import { pupilId, noteOf, listOf, pageFor, show, titles } from '../support/notebook'
import {
  errorAt,
  field,
  fill,
  press,
  refusal,
  sent,
  server,
  settle,
  toasts,
  withoutMemory,
} from '../support/people'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('@/lib/browser/load-page', () => ({ loadPage: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

withoutMemory()

describe('a new page', () => {
  it('is sent with an id of its own and stands first', async () => {
    show([noteOf('10')])
    const page = { title: 'Moj naslov', content: 'Moj tekst' }
    const notebookItem = noteOf('11', { page, color: 'pink' })
    server.mockResolvedValueOnce({ success: true, notebookItem })
    await press('Nova bilješka')
    await fill('Naslov', 'Moj naslov')
    await fill('Tekst', 'Moj tekst')
    fireEvent.click(screen.getAllByRole('radio', { name: 'ružičasta' }).at(-1) as HTMLElement)
    await press('Spremi')
    const asked = { _id: expect.any(String), source: 'biljeznica', page, color: 'pink' }
    const body = { korisnikId: pupilId, notebookItem: asked }
    expect(sent()).toEqual([['/korisnik/add-to-notebook', body]])
    expect(titles()).toEqual(['Moj naslov', 'Stranica 10'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('whose answer was lost is sent again as the same note, and stands there once', async () => {
    const { rerender } = show([])
    server.mockRejectedValueOnce(refusal(0, 'Nema veze.'))
    await press('Nova bilješka')
    await fill('Naslov', 'Moj naslov')
    await press('Spremi')
    const page = { title: 'Moj naslov', content: '' }
    const notebookItem = noteOf('11', { page, color: 'green' })
    rerender(pageFor(listOf([notebookItem])))
    server.mockResolvedValueOnce({ success: true, notebookItem })
    await press('Spremi')
    const [first, second] = sent()
    expect(second).toEqual(first)
    expect(titles()).toEqual(['Moj naslov'])
    expect(document.body.textContent).toContain('1 bilješka')
  })

  it('that is begun is not lost by Escape or a tap beside it', async () => {
    show([])
    await press('Nova bilješka')
    await fill('Tekst', 'Dug i važan tekst')
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await settle()
    expect(screen.getByText('Bilješka još nije spremljena.').getAttribute('role')).toBe('alert')
    expect(field('Tekst').value).toBe('Dug i važan tekst')
    // A second slip, such as that of a double tap, throws nothing away either.
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await press('Zatvori')
    expect(field('Tekst').value).toBe('Dug i važan tekst')
    await fill('Tekst', 'Dug i važan tekst, dalje pisan')
    expect(screen.queryByText('Bilješka još nije spremljena.')).toBeNull()
    await press('Zatvori')
    await press('Odbaci napisano')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(sent()).toEqual([])
  })

  it('in which nothing was written closes at once', async () => {
    show([])
    await press('Nova bilješka')
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
    await settle()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('needs a title', async () => {
    show([])
    await press('Nova bilješka')
    await press('Spremi')
    expect(errorAt('Naslov')).toBe('Naslov je obavezan')
    expect(sent()).toEqual([])
  })

  it('that is refused stays in its fields, with the sentence', async () => {
    show([])
    server.mockRejectedValueOnce(refusal(409, 'Bilježnica je puna.'))
    await press('Nova bilješka')
    await fill('Naslov', 'Moj naslov')
    await press('Spremi')
    const dialog = screen.getByRole('dialog', { name: 'Nova bilješka' })
    expect(within(dialog).getByText('Bilježnica je puna.')).toBeTruthy()
  })
})

it('a note is edited in its fields and shown as it was saved', async () => {
  show([noteOf('10')])
  const saved = noteOf('10', { page: { title: 'Drugi', content: '' }, color: 'violet' })
  server.mockResolvedValueOnce(saved)
  await press('Uredi: Stranica 10')
  await fill('Naslov', 'Drugi')
  await fill('Tekst', '')
  await press('Spremi')
  const body = { title: 'Drugi', content: '', color: 'blue' }
  expect(sent()).toEqual([['/korisnik/biljeznica/{id}', body]])
  expect(titles()).toEqual(['Drugi'])
})

describe('a removed note', () => {
  it('comes back once, however often it is asked for, and after its removal is done', async () => {
    show([noteOf('10')])
    const { promise, answer } = pending<object>()
    server.mockReturnValueOnce(promise as never).mockResolvedValue({ success: true })
    await press('Ukloni: Stranica 10')
    await press('Vrati')
    await press('Vrati')
    expect(sent().map(([path]) => path)).toEqual(['/korisnik/remove-from-notebook'])
    answer({ success: true })
    await settle()
    expect(sent().map(([path]) => path)).toEqual([
      '/korisnik/remove-from-notebook',
      '/korisnik/add-to-notebook',
    ])
    expect(titles()).toEqual(['Stranica 10'])
    expect(document.body.textContent).toContain('1 bilješka')
  })

  it('leaves a way back, which takes the focus, and comes back as it was', async () => {
    const note = noteOf('10', { questionID: idOf('50'), source: 'kwiz', lessonID: idOf('60') })
    show([note, noteOf('11')])
    server.mockResolvedValue({ success: true })
    await press('Ukloni: Stranica 10')
    expect(titles()).toEqual(['Stranica 11'])
    expect(document.body.textContent).toContain('1 bilješka')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Vrati' }))
    await press('Vrati')
    expect(titles()).toEqual(['Stranica 10', 'Stranica 11'])
    expect(document.activeElement?.textContent).toBe('Stranica 10')
    const { _id, source, page, color, questionID, lessonID } = note
    expect(sent()).toEqual([
      ['/korisnik/remove-from-notebook', { korisnikId: pupilId, pageIdentifier: _id }],
      [
        '/korisnik/add-to-notebook',
        {
          korisnikId: pupilId,
          notebookItem: { _id, source, page, color, questionID, lessonID },
        },
      ],
    ])
  })

  it.each([
    [503, ['Stranica 10'], ['error: Greška Bilješka nije spremljena. Pokušaj ponovno.']],
    // Removed in another tab before.
    [404, [], []],
  ])('answered with %i leaves %j', async (status, left, said) => {
    show([noteOf('10')])
    server.mockRejectedValueOnce(refusal(status, 'Ne ide.'))
    await press('Ukloni: Stranica 10')
    expect(titles()).toEqual(left)
    expect(toasts()).toEqual(said)
  })
})
