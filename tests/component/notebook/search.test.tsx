import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { NoteList } from '@/lib/notebook/model'
import { pending } from '../support/form'
import { noteOf, listOf, pageFor, show, titles } from '../support/notebook'
import { field, fill, press, refusal, server, settle, withoutMemory } from '../support/people'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('@/lib/browser/load-page', () => ({ loadPage: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

withoutMemory()

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
