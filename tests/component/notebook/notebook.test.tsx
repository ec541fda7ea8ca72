import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Notebook } from '@/components/notebook/notebook'
import type { Note, NoteColor, NoteList } from '@/lib/notebook/model'
import { idOf, pupilOf } from '../support/family'
import { pending } from '../support/form'
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
vi.mock('@/lib/users/load-page', () => ({ loadPage: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

withoutMemory()

const pupilId = pupilOf()._id
const noteOf = (digits: string, part: Partial<Note> = {}): Note => ({
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
const listOf = (items: Note[], total = items.length): NoteList => ({
  items,
  pagination: { total, pages: Math.ceil(total / 20) },
})
const pageFor = (initial: NoteList, color: NoteColor = 'green') => (
  <Notebook pupilId={pupilId} color={color} initial={initial} />
)
const show = (items: Note[], total?: number) => render(pageFor(listOf(items, total)))
const titles = () =>
  screen.queryAllByRole('article').map((one) => one.querySelector('h2')?.textContent)

describe('the notebook', () => {
  it('says how it is filled while it is empty', () => {
    show([])
    expect(document.body.textContent).toContain('0 bilješki')
    expect(document.body.textContent).toContain('Bilježnica je još prazna')
  })

  it('shows what was noted as text, where and when, with its lesson', () => {
    const html = '<img src=x onerror=alert(1)>'
    const lesson = { title: 'Voda', path: '/5-razred/knjiga/voda' }
    show([noteOf('10', { page: { title: html, content: html }, source: 'skripta', lesson })])
    expect(document.querySelector('article img')).toBeNull()
    const text = screen.getByRole('article').textContent ?? ''
    expect(text).toContain(`${html}${html}`)
    expect(text).toContain('Iz skripte, 20. studenoga 2026.')
    expect(screen.getByRole('link', { name: 'Voda' }).getAttribute('href')).toBe(lesson.path)
  })

  it('shows more when it is asked to, each note once', async () => {
    show([noteOf('10'), noteOf('11')], 3)
    server.mockResolvedValueOnce(listOf([noteOf('11'), noteOf('12')], 3))
    await press('Prikaži još')
    expect(titles()).toEqual(['Stranica 10', 'Stranica 11', 'Stranica 12'])
    expect(screen.queryByRole('button', { name: 'Prikaži još' })).toBeNull()
  })
})

describe('the paper', () => {
  it('holds all notes, also those that are not shown yet', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    show([noteOf('10')], 21)
    server.mockResolvedValueOnce(listOf([noteOf('10')], 21))
    server.mockResolvedValueOnce(listOf([noteOf('11')], 21))
    await press('Ispiši')
    await waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(titles()).toEqual(['Stranica 10', 'Stranica 11'])
  })

  it('is not printed when notes are missing', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    print.mockClear()
    show([noteOf('10')], 21)
    server.mockRejectedValue(refusal(0, 'Nema veze.'))
    await press('Ispiši')
    expect(toasts()).toHaveLength(1)
    expect(print).not.toHaveBeenCalled()
  })
})

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

describe('the colour', () => {
  it('is kept when it is chosen', async () => {
    show([])
    expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('zelena')
    server.mockResolvedValueOnce({ success: true })
    fireEvent.click(screen.getByRole('radio', { name: 'plava' }))
    await settle()
    const body = { korisnikId: pupilId, notebookColor: 'blue' }
    expect(sent()).toEqual([['/korisnik/update-notebook-color', body]])
    expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('plava')
  })

  it('that can’t be kept is taken back and said', async () => {
    show([])
    server.mockRejectedValueOnce(refusal(0, 'Nema veze.'))
    fireEvent.click(screen.getByRole('radio', { name: 'plava' }))
    await settle()
    expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('zelena')
    expect(toasts()).toHaveLength(1)
  })
})

it('colours are kept in the order in which they were chosen', async () => {
  show([])
  const { promise, answer } = pending<object>()
  server.mockReturnValueOnce(promise as never).mockResolvedValue({ success: true })
  const choose = async (name: string) => {
    fireEvent.click(screen.getByRole('radio', { name }))
    await settle()
  }
  await choose('plava')
  await choose('žuta')
  await choose('ružičasta')
  const colors = () => sent().map(([, body]) => (body as { notebookColor: string }).notebookColor)
  expect(colors()).toEqual(['blue'])
  answer({ success: true })
  await settle()
  // What was chosen and changed meanwhile need not be kept.
  expect(colors()).toEqual(['blue', 'pink'])
  expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('ružičasta')
})

it('of colours that can’t be kept, the last one that was kept is shown', async () => {
  show([])
  server.mockResolvedValueOnce({ success: true })
  fireEvent.click(screen.getByRole('radio', { name: 'plava' }))
  await settle()
  const refuse: (() => void)[] = []
  server.mockImplementation(
    (() =>
      new Promise((_, reject) => refuse.push(() => reject(refusal(503, 'Ne sada.'))))) as never,
  )
  fireEvent.click(screen.getByRole('radio', { name: 'žuta' }))
  await settle()
  fireEvent.click(screen.getByRole('radio', { name: 'ružičasta' }))
  await settle()
  for (const one of refuse) {
    one()
    await settle()
  }
  expect(screen.getByRole('radio', { checked: true }).getAttribute('aria-label')).toBe('plava')
})

describe('the search', () => {
  const type = (value: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Pretraži bilježnicu' }), {
      target: { value },
    })
  const wait = () => new Promise((resolve) => setTimeout(resolve, 350))

  it('asks once for what was typed last, and says when nothing fits', async () => {
    show([noteOf('10')])
    server.mockResolvedValueOnce(listOf([]))
    type('vo')
    type('voda')
    await wait()
    await settle()
    expect(server.mock.calls.map(([, input]) => input)).toEqual([
      { query: { query: 'voda', page: 1 } },
    ])
    expect(document.body.textContent).toContain('Nema rezultata za „voda”.')
  })

  it('a space that is typed at once after the last letter leaves it under way', async () => {
    show([noteOf('10')])
    server.mockResolvedValueOnce(listOf([noteOf('12')]))
    type('voda')
    type('voda ')
    await wait()
    await settle()
    expect(server.mock.calls.map(([, input]) => input)).toEqual([
      { query: { query: 'voda', page: 1 } },
    ])
    expect(titles()).toEqual(['Stranica 12'])
  })

  it('is not asked again for what was asked last', async () => {
    show([noteOf('10')])
    server.mockResolvedValueOnce(listOf([noteOf('12')]))
    type('voda')
    await wait()
    type('vod')
    type('voda')
    await wait()
    expect(server).toHaveBeenCalledTimes(1)
  })

  it('that failed is asked again when it is typed again', async () => {
    show([noteOf('10')])
    server.mockRejectedValueOnce(refusal(0, 'Nema veze.'))
    type('voda')
    await wait()
    await settle()
    server.mockResolvedValueOnce(listOf([noteOf('12')]))
    type('vod')
    type('voda')
    await wait()
    await settle()
    expect(titles()).toEqual(['Stranica 12'])
  })

  it('answered while more of the older notes were on their way, they stay out of it', async () => {
    show([noteOf('10')], 2)
    const { promise, answer } = pending<NoteList>()
    server.mockReturnValueOnce(promise as never)
    await press('Prikaži još')
    server.mockResolvedValueOnce(listOf([noteOf('12')]))
    type('voda')
    await wait()
    await settle()
    answer(listOf([noteOf('11')], 2))
    await settle()
    expect(titles()).toEqual(['Stranica 12'])
    expect(document.body.textContent).toContain('Pronađeno: 1 bilješka')
  })

  it('answered while all older notes were fetched for the paper, they are not printed', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    print.mockClear()
    show([noteOf('10')], 2)
    const { promise, answer } = pending<NoteList>()
    server.mockReturnValueOnce(promise as never)
    await press('Ispiši')
    server.mockResolvedValueOnce(listOf([noteOf('12')]))
    type('voda')
    await wait()
    await settle()
    answer(listOf([noteOf('10'), noteOf('11')], 2))
    await settle()
    await wait()
    expect(titles()).toEqual(['Stranica 12'])
    expect(print).not.toHaveBeenCalled()
  })

  it('an answer that comes late does not replace a newer one', async () => {
    show([noteOf('10')])
    let late: (list: NoteList) => void = () => undefined
    server.mockReturnValueOnce(new Promise((resolve) => (late = resolve)) as never)
    type('prvo')
    await wait()
    server.mockResolvedValueOnce(listOf([noteOf('12')]))
    type('drugo')
    await wait()
    await settle()
    late(listOf([noteOf('13')]))
    await settle()
    expect(titles()).toEqual(['Stranica 12'])
  })
})

describe('a notebook that is handed anew', () => {
  const chosen = () => screen.getByRole('radio', { checked: true }).getAttribute('aria-label')
  const search = () => screen.getByRole<HTMLInputElement>('searchbox')

  it('shows what was noted elsewhere, and the colour chosen there', () => {
    const { rerender } = show([])
    rerender(pageFor(listOf([noteOf('10')]), 'blue'))
    expect(titles()).toEqual(['Stranica 10'])
    expect(document.body.textContent).toContain('1 bilješka')
    expect(chosen()).toBe('plava')
  })

  it('keeps what was done on the page while nothing else is handed', async () => {
    server.mockResolvedValue({ success: true })
    const initial = listOf([noteOf('10'), noteOf('11')])
    const { rerender } = render(pageFor(initial))
    await press('Ukloni: Stranica 10')
    rerender(pageFor(initial))
    expect(titles()).toEqual(['Stranica 11'])
    expect(screen.getByRole('button', { name: 'Vrati' })).toBeTruthy()
  })

  it('leaves an open dialog with what is typed in it', async () => {
    const { rerender } = show([])
    await press('Nova bilješka')
    await fill('Naslov', 'Moj naslov')
    rerender(pageFor(listOf([noteOf('10')])))
    expect(field('Naslov').value).toBe('Moj naslov')
  })

  it('searches it for what is typed in the search', async () => {
    const { rerender } = show([noteOf('10'), noteOf('11')])
    server.mockResolvedValueOnce(listOf([noteOf('11')]))
    fireEvent.change(search(), { target: { value: 'voda' } })
    await waitFor(() => expect(titles()).toEqual(['Stranica 11']))
    server.mockResolvedValueOnce(listOf([noteOf('12'), noteOf('11')]))
    rerender(pageFor(listOf([noteOf('12'), noteOf('10'), noteOf('11')])))
    expect(titles()).toEqual(['Stranica 11'])
    await settle()
    expect(search().value).toBe('voda')
    expect(titles()).toEqual(['Stranica 12', 'Stranica 11'])
    expect(document.body.textContent).toContain('Pronađeno: 2 bilješke')
  })
})
