import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { pending } from '../support/form'
import { pupilId, noteOf, listOf, show, titles } from '../support/notebook'
import { press, refusal, sent, server, settle, toasts, withoutMemory } from '../support/people'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('@/lib/browser/load-page', () => ({ loadPage: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

withoutMemory()

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
