import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { notebookApiCalls } from '@/lib/learning/notebook/calls'
import {
  answer,
  loseConnection,
  holdRequest,
  refuse,
  sentInputs,
  settle,
} from '../../support/network'
import { serveNotes, listOf, noteOf, openNotebook, pupilId, titles } from '../../support/notebook'
import { press, toasts } from '../../support/person'

const colors = () =>
  sentInputs(notebookApiCalls.updateNotebookColor).map(({ body }) => body.notebookColor)
const chosen = () => screen.getByRole('radio', { checked: true }).getAttribute('aria-label')
const choose = async (name: string) => {
  fireEvent.click(screen.getByRole('radio', { name }))
  await settle()
}

describe('the notebook', () => {
  it('explains itself while empty', async () => {
    await openNotebook()
    expect(document.body.textContent).toContain('0 bilješki')
    expect(document.body.textContent).toContain('Bilježnica je još prazna')
  })

  it('shows notes as text, with place, time and lesson', async () => {
    const html = '<img src=x onerror=alert(1)>'
    const lesson = { title: 'Voda', path: '/5-razred/knjiga/voda' }
    const page = { title: html, content: html }
    await openNotebook([noteOf('10', { page, source: 'skripta', lesson })])
    expect(document.querySelector('article img')).toBeNull()
    const text = screen.getByRole('article').textContent ?? ''
    expect(text).toContain(`${html}${html}`)
    expect(text).toContain('Iz skripte, 20. studenoga 2026.')
    expect(screen.getByRole('link', { name: 'Voda' }).getAttribute('href')).toBe(lesson.path)
  })

  it('shows more on request, each note once', async () => {
    await openNotebook([noteOf('10'), noteOf('11')], 3)
    serveNotes([noteOf('11'), noteOf('12')], 3)
    await press('Prikaži još')
    expect(titles()).toEqual(['Stranica 10', 'Stranica 11', 'Stranica 12'])
    expect(screen.queryByRole('button', { name: 'Prikaži još' })).toBeNull()
  })
})

describe('the printout', () => {
  it('contains all notes, even those not shown yet', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await openNotebook([noteOf('10')], 21)
    answer(
      notebookApiCalls.listNotes,
      listOf([noteOf('10')], 21),
      listOf(
        Array.from({ length: 20 }, (_, index) => noteOf(String(11 + index))),
        21,
      ),
    )
    await press('Ispiši')
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
    expect(titles()).toHaveLength(21)
  })

  it('is not made when notes are missing', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await openNotebook([noteOf('10')], 21)
    refuse(notebookApiCalls.listNotes, 403, 'Ne sada.')
    await press('Ispiši')
    expect(toasts()).toHaveLength(1)
    expect(print).not.toHaveBeenCalled()
  })
})

describe('the colour', () => {
  it('is saved when chosen', async () => {
    await openNotebook()
    expect(chosen()).toBe('zelena')
    answer(notebookApiCalls.updateNotebookColor, { success: true })
    await choose('plava')
    const body = { korisnikId: pupilId, notebookColor: 'blue' }
    expect(sentInputs(notebookApiCalls.updateNotebookColor)).toEqual([{ body }])
    expect(chosen()).toBe('plava')
  })

  it('that can’t be saved is undone and reported', async () => {
    await openNotebook()
    loseConnection(notebookApiCalls.updateNotebookColor)
    await choose('plava')
    expect(chosen()).toBe('zelena')
    expect(toasts()).toHaveLength(1)
  })

  it('is saved in the order of choice', async () => {
    await openNotebook()
    const first = holdRequest(notebookApiCalls.updateNotebookColor)
    await choose('plava')
    await choose('žuta')
    await choose('ružičasta')
    expect(colors()).toEqual(['blue'])
    await first.answer({ success: true })
    await settle()
    expect(colors()).toEqual(['blue', 'yellow', 'pink'])
    expect(chosen()).toBe('ružičasta')
  })

  it('is the last saved one, when several can’t be saved', async () => {
    await openNotebook()
    answer(notebookApiCalls.updateNotebookColor, { success: true })
    await choose('plava')
    const next = holdRequest(notebookApiCalls.updateNotebookColor)
    await choose('žuta')
    await choose('ružičasta')
    await next.refuse(503, 'Ne sada.')
    await settle()
    expect(chosen()).toBe('plava')
  })
})
