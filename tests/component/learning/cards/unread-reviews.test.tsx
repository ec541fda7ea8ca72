import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TodayReview } from '@/components/learning/cards/today-review'
import { cardsApiCalls } from '@/lib/learning/cards/calls'
import type { TodayCard } from '@/lib/learning/cards/model'
import { toReviewItem } from '@/lib/learning/cards/review-outbox-items'
import { put } from '@/stores/outbox'
import { useUser } from '@/stores/user'
import { fakeBrowserDatabase } from '../../support/database'
import { cardId, cardsOf } from '../../support/deck'
import { pupilOf } from '../../support/family'
import { answer, loseConnection, settle } from '../../support/network'
import { withEmptyOutbox } from '../../support/outbox'
import { press } from '../../support/person'

const database = fakeBrowserDatabase()
const pupil = pupilOf()
withEmptyOutbox(pupil._id)

const lesson = { title: 'Stari Egipat', area: 'povijest', path: '/5-razred/v/e' } as const
const cards: TodayCard[] = cardsOf(2).map((card) => ({ kind: 'lesson', ...card, lesson }))

it('a card is not asked for again while the browser cannot read its review', async () => {
  answer(cardsApiCalls.todayCards, { cards, hasDeck: true })
  loseConnection(cardsApiCalls.reviewCard)
  useUser.setState({ user: pupil })
  await put(toReviewItem(pupil._id, { id: 'r1', cardId: cardId(1), kind: 'lesson', knows: true }))
  database.letRead(false)
  render(<TodayReview />)
  await settle()
  expect(screen.getByRole('alert').textContent).toBe('Dogodila se greška. Treba pokušati ponovno.')
  database.letRead(true)
  await press('Pokušaj ponovno')
  expect(screen.queryByText('Prednja 1')).toBeNull()
  expect(screen.getByText('Prednja 2')).toBeTruthy()
})
