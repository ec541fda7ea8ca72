import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backoffMs } from '@/lib/platform/browser/repeat-until-stopped'
import { refresh } from '@/lib/platform/browser/queries'
import { notebookApiCalls } from '@/lib/learning/notebook/calls'
import {
  loseConnection,
  advanceClock,
  holdRequest,
  sentInputs,
  settle,
} from '../../support/network'
import { serveNotes, listOf, noteOf, openNotebook, titles } from '../../support/notebook'
import { field, fill, press } from '../../support/person'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Pretraži bilježnicu' }), {
    target: { value },
  })
const search = async (...typed: string[]) => {
  typed.forEach(type)
  await advanceClock(300)
}
const searches = () =>
  sentInputs(notebookApiCalls.listNotes).flatMap(({ query }) => query.query || [])

it.each([
  ['what was typed last', ['vo', 'voda']],
  ['a word, and not for a space behind it', ['voda', 'voda ']],
])('the server is asked once for %s; without results the page says so', async (_, typed) => {
  await openNotebook([noteOf('10')])
  serveNotes([])
  await search(...typed)
  expect(searches()).toEqual(['voda'])
  expect(document.body.textContent).toContain('Nema rezultata za „voda”.')
})

it('an unchanged query is not sent again', async () => {
  await openNotebook([noteOf('10')])
  serveNotes([noteOf('12')])
  await search('voda')
  await search('vod', 'voda')
  expect(searches()).toEqual(['voda'])
  expect(titles()).toEqual(['Stranica 12'])
})

it('offline the notes stay, and results arrive with the connection', async () => {
  await openNotebook([noteOf('10')])
  loseConnection(notebookApiCalls.listNotes)
  await search('voda')
  expect(screen.getByRole('alert').textContent).toMatch(/^Nema veze/)
  expect(titles()).toEqual(['Stranica 10'])
  serveNotes([noteOf('12')])
  await advanceClock(backoffMs(0))
  expect(titles()).toEqual(['Stranica 12'])
})

it('older notes loaded later stay out of the results', async () => {
  await openNotebook([noteOf('10')], 2)
  const more = holdRequest(notebookApiCalls.listNotes)
  await press('Prikaži još')
  serveNotes([noteOf('12')])
  await search('voda')
  await more.answer(listOf([noteOf('11')], 2))
  expect(titles()).toEqual(['Stranica 12'])
  expect(document.body.textContent).toContain('Pronađeno: 1 bilješka')
})

it('a late response does not replace a newer one', async () => {
  await openNotebook([noteOf('10')])
  const late = holdRequest(notebookApiCalls.listNotes)
  await search('prvo')
  serveNotes([noteOf('12')])
  await search('drugo')
  await late.answer(listOf([noteOf('13')]))
  expect(titles()).toEqual(['Stranica 12'])
})

it('refetched notes keep an open dialog with its typed text', async () => {
  await openNotebook()
  await press('Nova bilješka')
  await fill('Naslov', 'Moj naslov')
  serveNotes([noteOf('10')])
  await refresh(notebookApiCalls.listNotes)
  await settle()
  expect(document.body.textContent).toContain('Stranica 10')
  expect(field('Naslov').value).toBe('Moj naslov')
})
