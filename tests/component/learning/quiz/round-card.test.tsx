import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RoundCard } from '@/components/learning/quiz/review/round-card'
import { cardsApiCalls } from '@/lib/learning/cards/calls'
import { idOf } from '../../support/family'
import { answer, bodies, loseConnection } from '../../support/network'
import { press } from '../../support/person'

it('after a lost response only another verdict is a separate review', async () => {
  loseConnection(cardsApiCalls.reviewCard)
  const card = { key: 'a', kind: 'card', cardId: idOf('49'), front: 'Nil', back: 'rijeka' } as const
  const step = { isLast: false, takesFocus: false, onKnown: () => {}, onNext: () => {} }
  render(<RoundCard card={card} roundId={idOf('70')} {...step} />)
  await press('Okreni karticu')
  await press('Znam')
  await press('Znam')
  answer(cardsApiCalls.reviewCard, { dueOn: '2026-11-23', earned: [] })
  await press('Ne znam')
  const [first, again, other] = bodies(cardsApiCalls.reviewCard)
  expect(again).toEqual(first)
  expect(other?.knows).toBe(false)
  // The server keeps an id's first verdict: the card would stay known.
  expect(other?.id).not.toBe(first?.id)
})
