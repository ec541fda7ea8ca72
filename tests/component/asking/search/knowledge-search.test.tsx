import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SearchButton } from '@/components/asking/search/knowledge/search-button'
import { searchApiCalls } from '@/lib/asking/search/calls'
import type { FoundQuestion } from '@/lib/asking/search/contract'
import { shownQuestions, useKnowledgeSearch } from '@/stores/knowledge-search'
import { answer, answerBy, bodies, advanceClock, holdRequest, refuse } from '../../support/network'

vi.mock('next/navigation', () => ({ usePathname: () => '/' }))

const { searchQuestions } = searchApiCalls

const question = (number: number): FoundQuestion => ({
  _id: `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  slug: `zbroj-${number}`,
  text: `Zbroj ${number}`,
  marks: [[0, 5]],
  lessonTitle: 'Zbrajanje',
  metadata: {
    razred: '5. razred',
    predmet: 'Matematika',
    literatura: null,
    cjelina: null,
    lekcija: null,
  },
})

/** Numbers from one to another. */
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place)

/** This many questions, by pages; a page beyond the last returns the last. */
const answerPages = (total: number) =>
  answerBy(searchQuestions, ({ body: { page = 1, limit = 10 } }) => {
    const pages = Math.ceil(total / limit)
    const first = (Math.min(page, pages) - 1) * limit + 1
    const questions = upTo(Math.min(total, first + limit - 1), first).map(question)
    return { questions, pagination: { total, pages } }
  })

const store = () => useKnowledgeSearch.getState()
const asked = () => bodies(searchQuestions).map(({ query, page }) => [query, page])
const shown = () => shownQuestions(store()).map(({ text }) => Number(text.slice(6)))

beforeEach(() => {
  useKnowledgeSearch.setState(useKnowledgeSearch.getInitialState(), true)
  answerPages(25)
})

describe('the store', () => {
  it('starts with ten per page on the first page', () => {
    expect(store()).toMatchObject({
      query: '',
      page: 1,
      limit: 10,
      total: 0,
      pages: 0,
      results: {},
    })
  })

  it.each<[string, (() => Promise<void>)[], number, [string, number][]]>([
    ['a query', [], 10, []],
    ['the same query with spaces', [() => store().search(' zbroj ')], 10, []],
    ['the second page', [() => store().goTo(2)], 20, [['zbroj', 2]]],
    ['a page that was fetched', [() => store().goTo(2), () => store().goTo(1)], 10, [['zbroj', 2]]],
    [
      'there and back without a call',
      [() => store().goTo(2), () => store().goTo(1), () => store().goTo(2)],
      20,
      [['zbroj', 2]],
    ],
    [
      'the same query from the second page',
      [() => store().goTo(2), () => store().search('zbroj')],
      10,
      [['zbroj', 2]],
    ],
    ['a page below the first', [() => store().goTo(-4)], 10, []],
    [
      'a page beyond the last',
      [() => store().goTo(2), () => store().goTo(99)],
      25,
      [
        ['zbroj', 2],
        ['zbroj', 3],
      ],
    ],
    [
      'another query',
      [() => store().goTo(2), () => store().search('broj')],
      10,
      [
        ['zbroj', 2],
        ['broj', 1],
      ],
    ],
    ['too short a query', [() => store().search(' z ')], 0, []],
    ['a blank query', [() => store().search('   ')], 0, []],
  ])('%s', async (_, steps, count, calls) => {
    await store().search('zbroj')
    for (const step of steps) await step()
    expect(shown()).toEqual(upTo(count))
    expect(asked()).toEqual([['zbroj', 1], ...calls])
    expect(store().phase).toBe(count ? 'done' : 'idle')
  })

  it.each([
    [503, 'failed'],
    [0, 'offline'],
  ] as const)(
    'a failure (%s) empties the results; the same query asks again',
    async (status, phase) => {
      await store().search('zbroj')
      refuse(searchQuestions, status, 'Nije uspjelo.', { once: true })
      await store().goTo(2)
      expect(store()).toMatchObject({ phase, query: 'zbroj', results: {}, total: 0, pages: 0 })
      await store().search('zbroj')
      expect(shown()).toEqual(upTo(10))
    },
  )

  it('a late response does not replace a newer one', async () => {
    const late = holdRequest(searchQuestions)
    const first = store().search('stari')
    answerPages(3)
    await store().search('novi')
    await late.answer({ questions: [question(9)], pagination: { total: 1, pages: 1 } })
    await first
    expect(shown()).toEqual([1, 2, 3])
  })

  it('without pages the first stays the first', async () => {
    answer(searchQuestions, { questions: [], pagination: { total: 0, pages: 0 } })
    await store().search('žirafa')
    await store().goTo(5)
    expect(store()).toMatchObject({ page: 1, phase: 'done' })
    expect(asked()).toHaveLength(1)
  })
})

describe('the overlay', () => {
  const field = () =>
    screen.findByRole<HTMLInputElement>('searchbox', { name: 'Pretraži bazu znanja' })
  const status = () => screen.getByRole('status').textContent
  const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key })
  const type = async (value: string) => {
    fireEvent.change(await field(), { target: { value } })
    await advanceClock(300)
  }

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    render(
      <>
        <input aria-label="Odgovor" />
        <SearchButton className="">Pretraži bazu znanja</SearchButton>
      </>,
    )
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('opens by its button and by a slash, but not while typing', async () => {
    press('/', screen.getByRole('textbox', { name: 'Odgovor' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    press('/')
    expect((await field()).placeholder).toBe('Pretraži bazu znanja')
    press('Escape', await field())
    await advanceClock(0)
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Pretraži bazu znanja' }))
    await field()
    fireEvent.click(screen.getByRole('button', { name: 'Zatvori' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('ignores the slash when it is switched off', async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Pretraži bazu znanja' }))
    await field()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Otvaraj tipkom /' }))
    press('Escape', await field())
    await advanceClock(0)
    press('/')
    await advanceClock(0)
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Pretraži bazu znanja' }))
    await field()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Otvaraj tipkom /' }))
    press('Escape', await field())
    await advanceClock(0)
    press('/')
    await field()
  })

  it('shows its states and results, ten questions at a time', async () => {
    press('/')
    await type('z')
    expect(screen.queryByRole('status')).toBeNull()
    fireEvent.change(await field(), { target: { value: 'zbroj' } })
    expect(status()).toBe('Pretražujem...')
    await advanceClock(300)
    const links = () => screen.getAllByRole('link')
    expect(links()).toHaveLength(10)
    expect(links()[0]?.getAttribute('href')).toBe('/baza-znanja/pitanje/zbroj-1')
    expect(links()[0]?.querySelector('mark')?.textContent).toBe('Zbroj')
    expect(links()[0]?.textContent).toContain('Zbrajanje · Matematika · 5. razred')
    press('ArrowDown', await field())
    expect(document.activeElement).toBe(links()[0])
    fireEvent.click(screen.getByRole('button', { name: 'Prikaži još' }))
    await advanceClock(0)
    expect(links()).toHaveLength(20)
    expect(document.activeElement).toBe(links()[10])
    refuse(searchQuestions, 503, 'Nije uspjelo.')
    await type('broj')
    expect(status()).toBe('Pretraga trenutačno ne radi. Pokušaj ponovno.')
    answer(searchQuestions, { questions: [], pagination: { total: 0, pages: 0 } })
    fireEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovno' }))
    await advanceClock(0)
    expect(status()).toBe('Nema rezultata za "broj"')
  })

  it('shows that its scripts can’t be loaded, and retries', async () => {
    vi.doMock('@/components/asking/search/knowledge/search-overlay', () => {
      throw new Error('lost')
    })
    press('/')
    expect((await screen.findByRole('alert')).textContent).toContain('Nema veze s internetom.')
    vi.mocked(console.error).mockClear()
    vi.doUnmock('@/components/asking/search/knowledge/search-overlay')
    press('/')
    await field()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('names the lesson of a question that was not found by its own text', async () => {
    const pagination = { total: 2, pages: 1 }
    const silent = { ...question(2), text: 'Spoji pojam i objašnjenje.', marks: [] }
    answer(searchQuestions, { questions: [question(1), silent], pagination })
    press('/')
    await type('zbroj')
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Zbroj 1Zbrajanje · Matematika · 5. razred',
      'Zbrajanje: Spoji pojam i objašnjenje.Matematika · 5. razred',
    ])
  })

  it('names the corrected word, and closes with a chosen result', async () => {
    const pagination = { total: 1, pages: 1 }
    answer(searchQuestions, { questions: [question(1)], pagination, instead: 'zbroj' })
    press('/')
    await type('zborj')
    expect(status()).toContain('Nema rezultata za "zborj". Misliš li na „zbroj”?')
    const link = screen.getByRole('link')
    link.addEventListener('click', (event) => event.preventDefault())
    act(() => link.click())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
