import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// Its scripts are loaded when first shown.
import '@/components/asking/search/search-panel'
import '@/lib/people/distress/level'
import { LessonSearch } from '@/components/asking/search/lesson-search'
import type { LessonSearchResult } from '@/lib/content/curriculum/model'
import { searchApiCalls } from '@/lib/asking/search/calls'
import { useSearch } from '@/stores/search'
import { answer, bodies, advanceClock, holdRequest, refuse } from '../../support/network'

const push = vi.hoisted(() => vi.fn())
const scrollIntoView = vi.fn()
vi.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({ push }) }))

const FOUND = ['Lekcija aKnjiga · 5. razred', 'Lekcija bbKnjiga · 5. razred']
const field = () => screen.getByRole('combobox', { name: 'Pronađi lekciju' })
const titles = () => screen.queryAllByRole('option').map((option) => option.textContent)
const queries = () => bodies(searchApiCalls.searchLessons)

const hit = (slug: string): LessonSearchResult => ({
  _id: `01890000-0000-7000-8000-00000000000${slug.length}`,
  title: `Lekcija ${slug}`,
  literatureName: 'Knjiga',
  gradeSlug: '5-razred',
  literatureSlug: 'knjiga-5',
  slug,
})

beforeEach(() => {
  vi.useFakeTimers()
  Element.prototype.scrollIntoView = scrollIntoView
  scrollIntoView.mockReset()
  push.mockReset()
  answer(searchApiCalls.searchLessons, [hit('a'), hit('bb')])
  useSearch.setState({ query: '', phase: 'idle', results: [], isMenuOpen: false })
  render(<LessonSearch contact="pomoc@iskra.example" />)
  fireEvent.focus(field())
})

afterEach(() => {
  vi.useRealTimers()
})

const type = (value: string) => fireEvent.change(field(), { target: { value } })
const search = (value: string) => {
  type(value)
  return advanceClock(300)
}

it.each(['p', ' p ', '   '])('„%s” is too short: no request, no results', async (query) => {
  type(query)
  await advanceClock(1_000)
  expect(queries()).toEqual([])
  expect(field().getAttribute('aria-expanded')).toBe('false')
})

it('asks 300 ms after the last letter, once, without surrounding spaces', async () => {
  type('br')
  await advanceClock(299)
  type(' broj ')
  expect(screen.getByRole('status').textContent).toBe('Pretražujem...')
  await advanceClock(299)
  expect(queries()).toEqual([])
  await advanceClock(1)
  expect(queries()).toEqual([{ query: 'broj' }])
  expect(titles()).toEqual(FOUND)
})

it('an additional space sends no request', async () => {
  await search('broj')
  type('broj ')
  await advanceClock(1_000)
  expect(queries()).toHaveLength(1)
})

it('reports empty results', async () => {
  answer(searchApiCalls.searchLessons, [])
  await search('žirafa ')
  expect(screen.getByRole('status').textContent).toBe('Nema rezultata za "žirafa"')
  expect(screen.getByText('Provjeri pravopis ili odaberi razred.')).toBeTruthy()
})

it.each([
  ['a failure', 503, 'Pretraga trenutačno ne radi. Pokušaj ponovno.'],
  ['no connection', 0, 'Nema veze s internetom. Pokušaj ponovno kad se veza vrati.'],
])('%s is shown, and the search can be retried', async (_what, status, sentence) => {
  refuse(searchApiCalls.searchLessons, status, 'Nije uspjelo.')
  await search('broj')
  expect(titles()).toEqual([])
  expect(screen.getByRole('status').textContent).toBe(sentence)
  answer(searchApiCalls.searchLessons, [hit('a'), hit('bb')])
  fireEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }))
  await advanceClock(300)
  expect(queries()).toEqual([{ query: 'broj' }, { query: 'broj' }])
  expect(titles()).toHaveLength(2)
})

it('a late response does not replace a newer one', async () => {
  const late = holdRequest(searchApiCalls.searchLessons)
  await search('stari')
  answer(searchApiCalls.searchLessons, [hit('a'), hit('bb')])
  await search('novi')
  await late.answer([hit('stari')])
  expect(titles()).toEqual(FOUND)
})

it('arrow keys cycle through the results and Enter opens the marked one', async () => {
  await search('broj')
  const marked = () =>
    screen.getAllByRole('option').findIndex((o) => o.getAttribute('aria-selected') === 'true')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(marked()).toBe(0)
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  expect(marked()).toBe(1)
  expect(field().getAttribute('aria-activedescendant')).toBe('lesson-result-1')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  expect(marked()).toBe(0)
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(push).toHaveBeenCalledExactlyOnceWith('/5-razred/knjiga-5/a')
  expect(field()).toHaveProperty('value', '')
  expect(document.activeElement).toBe(document.body)
})

it('from the field, the arrow up marks the last result', async () => {
  await search('broj')
  fireEvent.keyDown(field(), { key: 'ArrowUp' })
  expect(field().getAttribute('aria-activedescendant')).toBe('lesson-result-1')
  expect(scrollIntoView.mock.contexts.at(-1)).toHaveProperty('id', 'lesson-result-1')
})

it('clicking a result opens it and keeps the focus meanwhile', async () => {
  await search('broj')
  const [, second] = screen.getAllByRole('option')
  expect(fireEvent.mouseDown(second as Element)).toBe(false)
  fireEvent.click(second as Element)
  expect(push).toHaveBeenCalledExactlyOnceWith('/5-razred/knjiga-5/bb')
})

it('Enter without results goes nowhere', async () => {
  answer(searchApiCalls.searchLessons, [])
  await search('žirafa')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  fireEvent.keyDown(field(), { key: 'Enter' })
  expect(push).not.toHaveBeenCalled()
  expect(field().hasAttribute('aria-activedescendant')).toBe(false)
})

it('a phone’s open menu hides the results', async () => {
  await search('broj')
  act(() => useSearch.getState().setMenuOpen(true))
  expect(titles()).toEqual([])
})

it('Escape empties the field', async () => {
  await search('broj')
  fireEvent.keyDown(field(), { key: 'Escape' })
  expect(field()).toHaveProperty('value', '')
  expect(titles()).toEqual([])
})

const pressEnter = () => fireEvent.keyDown(field(), { key: 'Enter' })

it.each([
  ['before the call', 100],
  ['while the call is under way', 300],
])('an early Enter, %s, opens the first result when it arrives', async (_when, after) => {
  const waiting = holdRequest(searchApiCalls.searchLessons)
  type('Ohm')
  await advanceClock(after)
  pressEnter()
  await advanceClock(300)
  expect(push).not.toHaveBeenCalled()
  await waiting.answer([hit('a'), hit('bb')])
  expect(push).toHaveBeenCalledExactlyOnceWith('/5-razred/knjiga-5/a')
  expect(field()).toHaveProperty('value', '')
})

it.each([
  ['another letter', () => type('Ohmo')],
  ['a letter taken back', () => (type('Ohmo'), type('Ohm'))],
  ['leaving the field', () => fireEvent.blur(field())],
])('%s after an early Enter opens nothing', async (_what, change) => {
  type('Ohm')
  pressEnter()
  change()
  await advanceClock(1_000)
  expect(queries()).toHaveLength(1)
  expect(push).not.toHaveBeenCalled()
})

it('an early Enter for a query without results goes nowhere', async () => {
  answer(searchApiCalls.searchLessons, [])
  type('žirafa')
  pressEnter()
  await advanceClock(300)
  expect(push).not.toHaveBeenCalled()
  expect(screen.getByRole('status').textContent).toBe('Nema rezultata za "žirafa"')
})

it('a grade with a non-numeric slug shows only the textbook', async () => {
  answer(searchApiCalls.searchLessons, [{ ...hit('a'), gradeSlug: 'predskola' }])
  await search('broj')
  expect(titles()).toEqual(['Lekcija aKnjiga'])
})

it('names the corrected word and marks it', async () => {
  answer(searchApiCalls.searchLessons, [{ ...hit('a'), marks: [[0, 7]], instead: 'lekcija' }])
  await search('lekcjia')
  expect(screen.getByRole('status').textContent).toContain(
    'Nema rezultata za "lekcjia". Misliš li na „lekcija”?',
  )
  expect(screen.getByRole('option').querySelector('mark')?.textContent).toBe('Lekcija')
})

it.each([
  ['nearest lessons', [{ ...hit('a'), isNear: true as const }], 'Najbliže tome:'],
  ['nothing', [], 'Nema rezultata za "žirafa"'],
])('%s, and where to report a missing lesson', async (_, found, said) => {
  answer(searchApiCalls.searchLessons, found)
  await search('žirafa')
  expect(screen.getByRole('status').textContent).toContain(said)
  expect(screen.getByText('Nema te lekcije?', { exact: false })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Javi nam' }).getAttribute('href')).toBe(
    `mailto:pomoc@iskra.example?subject=${encodeURIComponent('Nema lekcije: žirafa')}`,
  )
  pressEnter()
  expect(push).not.toHaveBeenCalled()
})

it('shows help to a child in distress instead of empty results', async () => {
  answer(searchApiCalls.searchLessons, [])
  await search('Tata me često tuče.')
  await advanceClock(300)
  expect(screen.getByRole('region', { name: 'Pomoć' })).toBeTruthy()
  expect(screen.queryByText(/Nema rezultata|Provjeri pravopis|Nema te lekcije/)).toBe(null)
})
