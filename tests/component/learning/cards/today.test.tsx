import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { TodayReviewPanel } from '@/components/learning/cards/today-panel'
import { TodayReview } from '@/components/learning/cards/today-review'
import { refresh } from '@/lib/platform/browser/queries'
import { cardsApiCalls } from '@/lib/learning/cards/calls'
import type { SignedInViewer } from '@/lib/across/accounts/viewer'
import type { TodayCard } from '@/lib/learning/cards/model'
import { rewardsApiCalls } from '@/lib/learning/rewards/calls'
import { useSession } from '@/stores/session'
import { useUser } from '@/stores/user'
import {
  button,
  cardId,
  cardsOf,
  judgeTopCard,
  pressKey,
  visibleSideText,
} from '../../support/deck'
import { pupilOf } from '../../support/family'
import { answer, refuse, sentInputs, settle } from '../../support/network'
import { withEmptyOutbox } from '../../support/outbox'
import '../../support/person'

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

const judged = (earned: (1 | 5)[] = []) => ({ dueOn: '2026-11-23', earned })
const CHANGE = { oldXP: 0, newXP: 5, xpGained: 5, oldLevel: 1, newLevel: 1 }

withEmptyOutbox(pupilOf()._id)
beforeEach(async () => {
  await import('@/components/learning/rewards/redeem-earned')
  useSession.setState({ viewer: { sub: pupilOf()._id, type: 'ucenik' } as SignedInViewer })
  answer(cardsApiCalls.reviewCard, judged())
  answer(cardsApiCalls.reviewSpellingCard, judged())
})

async function open(cards: TodayCard[], { hasDeck = true, hasRewards = true } = {}) {
  answer(cardsApiCalls.todayCards, { cards, hasDeck })
  useUser.setState({ user: pupilOf({ hasRewards }) })
  const view = render(<TodayReview />)
  await settle()
  return view
}

describe('today’s review', () => {
  it('names each card’s lesson, and asks for a misspelt word with a gap', async () => {
    await open([ofLesson, word])
    expect(screen.getAllByText('Stari Egipat')).toHaveLength(2)
    expect(document.querySelector('[data-area=povijest]')?.textContent).toContain('Prednja 1')
    pressKey('ArrowRight')
    expect(visibleSideText()).toBe('Napiši cijelu riječ: usp__ praznina an')
    const field = screen.getByRole('textbox', { name: /^Napiši cijelu riječ/ })
    fireEvent.change(field, { target: { value: 'uspješan' } })
    field.focus()
    pressKey(' ')
    expect(visibleSideText()).toContain('Napiši cijelu riječ')
    pressKey('Enter')
    expect(visibleSideText()).toBe('uspješanTočno je napisano.')
    expect(screen.getAllByText('Pravopis: Stari Egipat')).toHaveLength(2)
  })

  it('sends each review to its card’s place, and ends the day with praise', async () => {
    await open([ofLesson, word])
    judgeTopCard(true)
    judgeTopCard(false)
    await settle()
    expect(sentInputs(cardsApiCalls.reviewCard)).toMatchObject([
      { params: { id: cardId(1) }, body: { knows: true } },
    ])
    expect(sentInputs(cardsApiCalls.reviewSpellingCard)).toMatchObject([
      { params: { id: cardId(9) }, body: { knows: false } },
    ])
    expect(document.activeElement?.textContent).toBe('Gotovo za danas!')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/profil')
  })

  it('skips cards whose review is still unsent', async () => {
    refuse(cardsApiCalls.reviewCard, 0, '')
    const { unmount } = await open([ofLesson, word])
    judgeTopCard(true)
    await settle()
    unmount()
    await open([ofLesson, word])
    expect(visibleSideText()).toContain('Napiši cijelu riječ')
    expect(screen.getAllByText('Pravopis: Stari Egipat')).toHaveLength(2)
    expect(screen.queryByText('Stari Egipat')).toBeNull()
  })

  it.each([
    ['redeems what the last card earned and counts it up', true],
    ['redeems it without a word where a parent hid rewards', false],
  ])('%s', async (_, hasRewards) => {
    answer(cardsApiCalls.reviewSpellingCard, judged([5]))
    answer(rewardsApiCalls.redeemXp, CHANGE)
    await open([ofLesson, word], { hasRewards })
    judgeTopCard(true)
    judgeTopCard(false)
    await settle()
    expect(sentInputs(rewardsApiCalls.redeemXp)).toMatchObject([{ body: { xp: 5 } }])
    expect(screen.queryByText('Zarađeno: 5 XP') !== null).toBe(hasRewards)
  })

  it('counts redeemed XP once, though two responses contain the same award', async () => {
    answer(cardsApiCalls.reviewCard, judged([5]))
    answer(cardsApiCalls.reviewSpellingCard, judged([5]))
    answer(rewardsApiCalls.redeemXp, CHANGE)
    await open([ofLesson, word])
    judgeTopCard(true)
    await settle()
    refuse(rewardsApiCalls.redeemXp, 409, 'Nema nagrade.')
    judgeTopCard(false)
    await settle()
    expect(sentInputs(rewardsApiCalls.redeemXp)).toHaveLength(2)
    expect(screen.getByText('Zarađeno: 5 XP')).toBeTruthy()
  })

  it.each([
    [true, 'Za danas je sve ponovljeno'],
    [false, 'Ovdje će te čekati kartice'],
  ])('without cards, and with a deck %s, shows „%s”', async (hasDeck, title) => {
    await open([], { hasDeck })
    expect(screen.getByText(title)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Na profil' }).getAttribute('href')).toBe('/profil')
  })
})

it('another day’s cards are a separate pile', async () => {
  await open([ofLesson, word])
  judgeTopCard(true)
  await settle()
  answer(cardsApiCalls.todayCards, { cards: [word], hasDeck: true })
  await refresh(cardsApiCalls.todayCards)
  await settle()
  expect(visibleSideText()).toContain('Napiši cijelu riječ')
  expect(screen.getByText('Znaš: 0')).toBeTruthy()
})

it('refetching the same cards leaves an open pile unchanged', async () => {
  await open([ofLesson, word])
  judgeTopCard(true)
  pressKey(' ')
  await refresh(cardsApiCalls.todayCards)
  await settle()
  expect(visibleSideText()).toBe('uspješan')
  expect(screen.getByText('Znaš: 1')).toBeTruthy()
})

it('unknown cards can be repeated at the end', async () => {
  await open([word])
  judgeTopCard(false)
  await settle()
  fireEvent.click(button(/^Ponovi/))
  expect(visibleSideText()).toContain('Napiši cijelu riječ')
  judgeTopCard(true)
  await settle()
  expect(sentInputs(cardsApiCalls.reviewSpellingCard)).toHaveLength(2)
})

describe('the panel on the profile', () => {
  it.each([
    [1, '1 kartica'],
    [3, '3 kartice'],
    [15, '15 kartica'],
  ])('with %i cards shows „%s” and links to them', (count, words) => {
    render(<TodayReviewPanel count={count} hasDeck />)
    const link = screen.getByRole('link')
    expect(link.textContent).toContain(words)
    expect(link.getAttribute('href')).toBe('/profil/kartice')
  })

  it.each([
    [true, 'Za danas je sve ponovljeno. Što još ne znaš, vratit će se uskoro.'],
    [false, 'Kad u nekoj lekciji okreneš prve kartice'],
  ])('without cards, and with a deck %s, shows „%s” without a link', (hasDeck, words) => {
    render(<TodayReviewPanel count={0} hasDeck={hasDeck} />)
    expect(screen.getByRole('region', { name: 'Kartice za danas' }).textContent).toContain(words)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
