import '../support/edges'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { TodayReview } from '@/components/cards/today-review'
import { useCardReviews } from '@/stores/card-reviews'
import { cardId, cardsOf, judge } from '../support/deck'
import { idOf } from '../support/family'
import { server } from '../support/people'

const network = vi.hoisted(() => ({ isUp: false }))
// The code that sends comes over the network, too.
vi.mock('@/components/cards/send-review', (original) => {
  if (!network.isUp) throw new Error('Failed to load chunk')
  return original()
})

const soon = (claim: () => void) => waitFor(claim, { timeout: 4_000 })
const said = () => screen.getByRole('status').textContent

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  localStorage.clear()
  useCardReviews.setState(useCardReviews.getInitialState())
  server.mockReset().mockResolvedValue({ dueOn: '2026-11-23', earned: [] })
})

it('says that a review waits while the code that sends it does not come, and sends it then', async () => {
  const lesson = { title: 'Stari Egipat', area: 'povijest', path: '/5-razred/v/e' } as const
  const cards = cardsOf(2).map((card) => ({ ...card, kind: 'lesson' as const, lesson }))
  render(<TodayReview pupilId={idOf('10')} today={{ cards, hasDeck: true }} />)
  judge(true)
  await soon(() => expect(said()).toMatch(/^Nema veze s internetom\./))
  network.isUp = true
  fireEvent(window, new Event('online'))
  await soon(() => expect(said()).toBe(''))
  expect(server.mock.calls.map(([, input]) => input)).toMatchObject([
    { params: { id: cardId(1) }, body: { knows: true } },
  ])
})
