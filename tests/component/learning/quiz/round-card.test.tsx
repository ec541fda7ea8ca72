import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RoundCard } from '@/components/learning/quiz/review/round-card'
import { cardsApiCalls } from '@/lib/learning/cards/calls'
import { idOf } from '../../support/family'
import { answer, bodies, loseConnection } from '../../support/network'
import { press } from '../../support/person'

it('a verdict whose response was lost is repeated, and can’t be contradicted', async () => {
  loseConnection(cardsApiCalls.reviewCard)
  const card = { key: 'a', kind: 'card', cardId: idOf('49'), front: 'Nil', back: 'rijeka' } as const
  const step = { isLast: false, takesFocus: false, onKnown: () => {}, onNext: () => {} }
  render(<RoundCard card={card} roundId={idOf('70')} {...step} />)
  await press('Okreni karticu')
  await press('Znam')
  expect(screen.queryByRole('button', { name: 'Ne znam' })).toBeNull()
  answer(cardsApiCalls.reviewCard, { dueOn: '2026-11-23', earned: [] })
  await press('Pokušaj ponovno')
  const [first, again, ...others] = bodies(cardsApiCalls.reviewCard)
  expect(again).toEqual(first)
  expect(others).toEqual([])
})
