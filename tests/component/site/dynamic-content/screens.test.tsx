import '@hookform/resolvers/zod'
import '@/lib/platform/http/zod-messages'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { BannerScreen } from '@/components/site/dynamic-content/banner-screen'
import { HighlightedLessonsScreen } from '@/components/site/dynamic-content/highlighted-lessons-screen'
import { TrendingLessonsScreen } from '@/components/site/dynamic-content/site-list-screens'
import { listRecordItems } from '@/components/site/dynamic-content/picks'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { saveDraftContract } from '@/lib/editing/records/contract'
import {
  previewBannerContract,
  readBannerContract,
  saveBannerContract,
} from '@/lib/site/dynamic-content/banner/contract'
import {
  lessonChoicesContract,
  readListContract,
  saveHighlightedLessonsContract,
  saveTrendingContract,
} from '@/lib/site/dynamic-content/lists/contract'
import { answer, answerBy, refuse, sentInputs, settle } from '../../support/network'
import { renderOnSite } from '../../support/site'

vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams() }))

// A form being left sends its draft: the next test starts after it.
afterEach(() => {
  answer(apiCallOf(saveDraftContract), { updatedAt: '2026-11-24T00:00:00.000Z' })
  cleanup()
  return settle()
})

const idOf = (place: number) => `01890000-0000-7000-8000-00000000000${place}`
const item = (place: number, grade = '5-razred', isShown = true) => ({
  ...{ _id: idOf(place), name: `Lekcija ${place}`, grade, isShown },
})
const record = (...items: ReturnType<typeof item>[]) => ({
  _id: idOf(9),
  version: 3,
  items,
  known: items,
})
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await settle()
}

it('a list that can’t be loaded says so, and loads on retry', async () => {
  refuse(apiCallOf(readListContract), 503, 'Usluga je trenutačno nedostupna.')
  render(<TrendingLessonsScreen />)
  await settle()
  expect(
    screen.getByRole('heading', { name: 'Popularne lekcije: ne može se otvoriti' }),
  ).toBeDefined()
  answer(apiCallOf(readListContract), record(item(1)))
  await press('Pokušaj ponovno')
  expect(screen.getByText('Lekcija 1')).toBeDefined()
})

it('a list is saved in its new order with its version; hidden items stay', async () => {
  answer(apiCallOf(readListContract), record(item(1), item(2, '5-razred', false)))
  answer(apiCallOf(saveTrendingContract), record(item(2, '5-razred', false), item(1)))
  render(<TrendingLessonsScreen />)
  await settle()
  await press('Pomakni gore: Lekcija 2 (sada se ne vidi)')
  await press('Spremi')
  const [body] = sentInputs(apiCallOf(saveTrendingContract)).map((one) => one.body)
  expect(body?.version).toBe(3)
  expect(body?.trending).toMatchObject([{ _id: idOf(2) }, { _id: idOf(1) }])
})

it('a list from the history, with ids only, is shown by names', () => {
  const seen = { ...record(item(1)), known: [item(1), item(2)] }
  const then = { ...seen, items: [idOf(2), idOf(3)] } as unknown as typeof seen
  expect(listRecordItems(then)).toEqual([item(2)])
})

it('highlighted lessons are selected for one grade and sent with it', async () => {
  answer(apiCallOf(readListContract), record(item(1)))
  answer(apiCallOf(lessonChoicesContract), { items: [item(2)], total: 1, page: 1, pages: 1 })
  answer(apiCallOf(saveHighlightedLessonsContract), record(item(1), item(2)))
  renderOnSite(<HighlightedLessonsScreen />)
  await settle()
  const fifth = within(screen.getByRole('group', { name: 'Istaknute lekcije: 5. razred' }))
  fireEvent.change(fifth.getByLabelText('Dodaj'), { target: { value: 'lekcija' } })
  await vi.waitFor(() => fifth.getByRole('button', { name: 'Lekcija 2' }))
  expect(sentInputs(apiCallOf(lessonChoicesContract))[0]?.query).toMatchObject({
    grade: '5-razred',
  })
  await press('Lekcija 2')
  await press('Spremi')
  expect(sentInputs(apiCallOf(saveHighlightedLessonsContract))[0]?.body).toMatchObject({
    highlightedGradeLessons: [{ grade: '5-razred', lessons: [{ _id: idOf(1) }, { _id: idOf(2) }] }],
  })
})

it('a banner is previewed as sanitised by the server, in its colour', async () => {
  const banner = { _id: idOf(9), version: 1, html: 'Staro', backgroundColor: '', isActive: false }
  answer(apiCallOf(readBannerContract), banner)
  answerBy(apiCallOf(previewBannerContract), ({ body }) => ({ html: body.html.replace('<i>', '') }))
  render(<BannerScreen />)
  await settle()
  fireEvent.input(screen.getByLabelText('Tekst'), { target: { value: '<i>Novo' } })
  fireEvent.change(screen.getByLabelText('Boja pozadine'), { target: { value: '#ffcc00' } })
  const strip = await screen.findByRole('complementary', { name: 'Obavijest' })
  await vi.waitFor(() => expect(strip.textContent).toBe('Novo'))
  expect(strip.style.backgroundColor).toBe('rgb(255, 204, 0)')
  expect(screen.getByText(/Kontrast teksta i pozadine: 13,9 : 1/)).toBeDefined()
  expect(sentInputs(apiCallOf(saveBannerContract))).toEqual([])
})
