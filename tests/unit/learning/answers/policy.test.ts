import { expect, test } from 'vitest'
import { FREE_CARDS, FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { cardLimit, GUEST, questionLimit, type Player } from '@/lib/learning/answers/policy'

const ALL = Number.MAX_SAFE_INTEGER

test.each<[string, Player, number]>([
  ['a guest', GUEST, 8],
  ['a pupil', { role: 'pupil', id: 'x', hasSubscription: false }, 8],
  ['a pupil with a subscription', { role: 'pupil', id: 'x', hasSubscription: true }, ALL],
  ['a parent', { role: 'parent', id: 'p', hasSubscription: false }, 8],
  ['a parent with a subscription', { role: 'parent', id: 'p', hasSubscription: true }, ALL],
])('the open questions and cards of %s', (_who, player, count) => {
  expect([FREE_QUESTIONS, FREE_CARDS]).toEqual([8, 8])
  expect([questionLimit(player), cardLimit(player)]).toEqual([count, count])
})
