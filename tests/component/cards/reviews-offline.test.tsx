import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { TodayReview } from '@/components/cards/today-review'
import { cardsCalls } from '@/lib/cards/calls'
import { useCardReviews } from '@/stores/card-reviews'
import { useUser } from '@/stores/user'
import { cardId, cardsOf, judge } from '../support/deck'
import { pupilOf } from '../support/family'
import { answer, sent, settle } from '../support/network'

const network = vi.hoisted(() => ({ isUp: false }))
// The code that sends comes over the network, too.
vi.mock('@/components/cards/send-review', (original) => {
  if (!network.isUp) throw new Error('Failed to load chunk')
  return original()
})

const soon = (claim: () => void) => waitFor(claim, { timeout: 4_000 })
const said = () => screen.getByRole('status').textContent

beforeEach(() => useCardReviews.setState(useCardReviews.getInitialState()))

it('says that a review waits while the code that sends it does not come, and sends it then', async () => {
  const lesson = { title: 'Stari Egipat', area: 'povijest', path: '/5-razred/v/e' } as const
  const cards = cardsOf(2).map((card) => ({ ...card, kind: 'lesson' as const, lesson }))
  answer(cardsCalls.todayCards, { cards, hasDeck: true })
  answer(cardsCalls.reviewCard, { dueOn: '2026-11-23', earned: [] })
  useUser.setState({ user: pupilOf() })
  render(<TodayReview />)
  await settle()
  judge(true)
  await soon(() => expect(said()).toMatch(/^Nema veze s internetom\./))
  network.isUp = true
  fireEvent(window, new Event('online'))
  await soon(() => expect(said()).toBe(''))
  expect(sent(cardsCalls.reviewCard)).toMatchObject([
    { params: { id: cardId(1) }, body: { knows: true } },
  ])
})
