import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { TodayPanel } from '@/components/cards/today-panel'
import { TodayReview } from '@/components/cards/today-review'
import type { TodayCard, TodayReview as Today } from '@/lib/cards/model'
import { useCardReviews } from '@/stores/card-reviews'
import { useUser } from '@/stores/user'
import { button, cardId, cardsOf, judge, key, shown } from '../support/deck'
import { idOf, pupilOf } from '../support/family'
import { refusal, server, settle } from '../support/people'

vi.mock('@/lib/http/client', async (original) => ({ ...(await original<object>()), call: vi.fn() }))
vi.mock('@/lib/browser/load-page', () => ({ loadPage: vi.fn() }))
vi.mock('@/components/ui/toast', () => ({ toast: vi.fn() }))

const lesson = { title: 'Stari Egipat', area: 'povijest', path: '/5-razred/v/e' } as const
const [first] = cardsOf(1)
const ofLesson: TodayCard = { kind: 'lesson', ...(first as typeof first & object), lesson }
const word: TodayCard = {
  kind: 'spelling',
  _id: cardId(9),
  typed: 'uspjesan',
  correct: 'uspješan',
  lesson,
}

beforeEach(async () => {
  await import('@/components/cards/send-review')
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  localStorage.clear()
  useCardReviews.setState(useCardReviews.getInitialState())
  server.mockReset().mockResolvedValue({ dueOn: '2026-11-23', earned: [] })
})

const reviewOf = (today: Today) => <TodayReview pupilId={idOf('10')} today={today} />
const open = (cards: TodayCard[], hasDeck = true) => render(reviewOf({ cards, hasDeck }))

describe('today’s review', () => {
  it('says of each card where it comes from, and asks for a misspelt word with a gap', () => {
    open([ofLesson, word])
    expect(screen.getAllByText('Stari Egipat')).toHaveLength(2)
    expect(document.querySelector('[data-area=povijest]')?.textContent).toContain('Prednja 1')
    key('ArrowRight')
    expect(shown()).toBe('Napiši cijelu riječ: usp__ praznina an')
    const field = screen.getByRole('textbox', { name: /^Napiši cijelu riječ/ })
    fireEvent.change(field, { target: { value: 'uspješan' } })
    field.focus()
    key(' ')
    expect(shown()).toContain('Napiši cijelu riječ')
    key('Enter')
    expect(shown()).toBe('uspješanTočno je napisano.')
    expect(screen.getAllByText('Pravopis: Stari Egipat')).toHaveLength(2)
  })

  it('sends each review to where its card belongs, and ends the day with a good word', async () => {
    open([ofLesson, word])
    judge(true)
    judge(false)
    await settle()
    expect(server.mock.calls.map(([{ path }, input]) => [path, input])).toMatchObject([
      ['/kartice/{id}/ocjena', { params: { id: cardId(1) }, body: { knows: true } }],
      ['/kartice/pravopis/{id}/ocjena', { params: { id: cardId(9) }, body: { knows: false } }],
    ])
    expect(document.activeElement?.textContent).toBe('Gotovo za danas!')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/profil')
  })

  it.each([
    ['redeems what the last card earned and counts it up', true],
    ['redeems it without a word where a parent hid rewards', false],
  ])('%s', async (_, hasRewards) => {
    useUser.setState({ user: pupilOf({ hasRewards }) })
    const change = { oldXP: 0, newXP: 5, xpGained: 5, oldLevel: 1, newLevel: 1 }
    const earned = (path: string) => (path.includes('pravopis') ? [5] : [])
    server.mockImplementation((({ path, method }: { path: string; method: string }) =>
      Promise.resolve(
        method === 'PATCH' ? change : { dueOn: '2026-11-23', earned: earned(path) },
      )) as never)
    open([ofLesson, word])
    judge(true)
    judge(false)
    await settle()
    expect(server.mock.lastCall?.[0].path).toBe('/children/{id}/xp')
    expect(server.mock.lastCall?.[1]).toMatchObject({ body: { xp: 5 } })
    expect(screen.queryByText('Zarađeno: 5 XP') !== null).toBe(hasRewards)
  })

  it('counts what was redeemed, though two answers speak of the same award', async () => {
    useUser.setState({ user: pupilOf() })
    const change = { oldXP: 0, newXP: 5, xpGained: 5, oldLevel: 1, newLevel: 1 }
    const redeemed = vi.fn().mockResolvedValueOnce(change)
    redeemed.mockRejectedValue(refusal(409, 'Nema nagrade.'))
    server.mockImplementation((({ method }: { method: string }) =>
      method === 'PATCH'
        ? redeemed()
        : Promise.resolve({ dueOn: '2026-11-23', earned: [5] })) as never)
    open([ofLesson, word])
    judge(true)
    judge(false)
    await settle()
    expect(redeemed).toHaveBeenCalledTimes(2)
    expect(screen.getByText('Zarađeno: 5 XP')).toBeTruthy()
  })

  it.each([
    [true, 'Za danas je sve ponovljeno'],
    [false, 'Ovdje će te čekati kartice'],
  ])('without cards, and with a deck %s, says „%s”', (hasDeck, title) => {
    open([], hasDeck)
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Na profil' }).getAttribute('href')).toBe('/profil')
  })
})

describe('today’s review that is handed anew', () => {
  const again = (cards: TodayCard[]): Today => ({ cards, hasDeck: true })

  it('is a new pile once the last one is over', async () => {
    const { rerender } = open([ofLesson, word])
    judge(false)
    judge(false)
    await settle()
    expect(screen.getByText('Gotovo za danas!')).toBeTruthy()
    rerender(reviewOf(again([ofLesson, word])))
    expect(shown()).toBe('Prednja 1')
    expect(screen.getByText('Znaš: 0')).toBeTruthy()
  })

  it('leaves a pile that is being turned as it lies', () => {
    const { rerender } = open([ofLesson, word])
    judge(true)
    key(' ')
    rerender(reviewOf(again([ofLesson, word])))
    expect(shown()).toBe('uspješan')
    expect(screen.getByText('Znaš: 1')).toBeTruthy()
  })

  it('still has the cards that were judged and are handed no more', async () => {
    const { rerender } = open([word, ofLesson])
    judge(false)
    await settle()
    rerender(reviewOf(again([ofLesson])))
    expect(shown()).toBe('Prednja 1')
    key('ArrowLeft')
    expect(shown()).toContain('Napiši cijelu riječ')
    key('ArrowRight')
    judge(true)
    await settle()
    expect(screen.getByText('Pogledaj još jednom')).toBeTruthy()
    fireEvent.click(button(/^Ponovi/))
    expect(shown()).toContain('Napiši cijelu riječ')
    judge(true)
    await settle()
    expect(server.mock.lastCall?.[0].path).toBe('/kartice/pravopis/{id}/ocjena')
  })

  it('stays at its end while nothing else is handed', async () => {
    const today = again([ofLesson])
    const { rerender } = render(reviewOf(today))
    judge(true)
    await settle()
    rerender(reviewOf(today))
    expect(screen.getByText('Gotovo za danas!')).toBeTruthy()
  })
})

describe('the panel on the profile', () => {
  it.each([
    [1, '1 kartica'],
    [3, '3 kartice'],
    [15, '15 kartica'],
  ])('with %i cards says „%s” and leads to them', (count, words) => {
    render(<TodayPanel count={count} hasDeck />)
    const link = screen.getByRole('link')
    expect(link.textContent).toContain(words)
    expect(link.getAttribute('href')).toBe('/profil/kartice')
  })

  it.each([
    [true, 'Za danas je sve ponovljeno. Što još ne znaš, vratit će se uskoro.'],
    [false, 'Kad u nekoj lekciji okreneš prve kartice'],
  ])('without cards, and with a deck %s, says „%s” and leads nowhere', (hasDeck, words) => {
    render(<TodayPanel count={0} hasDeck={hasDeck} />)
    expect(screen.getByRole('region', { name: 'Kartice za danas' }).textContent).toContain(words)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
