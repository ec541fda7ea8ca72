import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { notebookCalls } from '@/lib/learning/notebook/calls'
import { answer, loseConnection, pending, refuse, sent, settle } from '../../support/network'
import { haveNotes, listOf, noteOf, openNotebook, pupilId, titles } from '../../support/notebook'
import { press, toasts } from '../../support/person'

const colors = () => sent(notebookCalls.updateNotebookColor).map(({ body }) => body.notebookColor)
const chosen = () => screen.getByRole('radio', { checked: true }).getAttribute('aria-label')
const choose = async (name: string) => {
  fireEvent.click(screen.getByRole('radio', { name }))
  await settle()
}

describe('the notebook', () => {
  it('says how it is filled while it is empty', async () => {
    await openNotebook()
    expect(document.body.textContent).toContain('0 bilješki')
    expect(document.body.textContent).toContain('Bilježnica je još prazna')
  })

  it('shows what was noted as text, where and when, with its lesson', async () => {
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

  it('shows more when it is asked to, each note once', async () => {
    await openNotebook([noteOf('10'), noteOf('11')], 3)
    haveNotes([noteOf('11'), noteOf('12')], 3)
    await press('Prikaži još')
    expect(titles()).toEqual(['Stranica 10', 'Stranica 11', 'Stranica 12'])
    expect(screen.queryByRole('button', { name: 'Prikaži još' })).toBeNull()
  })
})

describe('the paper', () => {
  it('holds all notes, also those that are not shown yet', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await openNotebook([noteOf('10')], 21)
    answer(
      notebookCalls.listNotes,
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

  it('is not printed when notes are missing', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
    await openNotebook([noteOf('10')], 21)
    refuse(notebookCalls.listNotes, 403, 'Ne sada.')
    await press('Ispiši')
    expect(toasts()).toHaveLength(1)
    expect(print).not.toHaveBeenCalled()
  })
})

describe('the colour', () => {
  it('is kept when it is chosen', async () => {
    await openNotebook()
    expect(chosen()).toBe('zelena')
    answer(notebookCalls.updateNotebookColor, { success: true })
    await choose('plava')
    const body = { korisnikId: pupilId, notebookColor: 'blue' }
    expect(sent(notebookCalls.updateNotebookColor)).toEqual([{ body }])
    expect(chosen()).toBe('plava')
  })

  it('that can’t be kept is taken back and said', async () => {
    await openNotebook()
    loseConnection(notebookCalls.updateNotebookColor)
    await choose('plava')
    expect(chosen()).toBe('zelena')
    expect(toasts()).toHaveLength(1)
  })

  it('is kept in the order in which it was chosen', async () => {
    await openNotebook()
    const first = pending(notebookCalls.updateNotebookColor)
    await choose('plava')
    await choose('žuta')
    await choose('ružičasta')
    expect(colors()).toEqual(['blue'])
    await first.answer({ success: true })
    await settle()
    expect(colors()).toEqual(['blue', 'yellow', 'pink'])
    expect(chosen()).toBe('ružičasta')
  })

  it('is the last one that was kept, of several that can’t be', async () => {
    await openNotebook()
    answer(notebookCalls.updateNotebookColor, { success: true })
    await choose('plava')
    const next = pending(notebookCalls.updateNotebookColor)
    await choose('žuta')
    await choose('ružičasta')
    await next.refuse(503, 'Ne sada.')
    await settle()
    expect(chosen()).toBe('plava')
  })
})
