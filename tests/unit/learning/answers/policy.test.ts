import { expect, test } from 'vitest'
import {
  FREE_CARDS,
  FREE_QUESTIONS,
  FREE_TESTS_PER_LESSON_A_DAY,
} from '@/lib/people/billing/limits'
import {
  cardLimit,
  GUEST_PLAYER,
  questionLimit,
  testsADay,
  type Player,
} from '@/lib/learning/answers/policy'

const ALL = Number.MAX_SAFE_INTEGER

test.each<[string, Player, number, number]>([
  ['a guest', GUEST_PLAYER, 8, 1],
  ['a pupil', { role: 'pupil', id: 'x', hasSubscription: false }, 8, 1],
  ['a pupil with a subscription', { role: 'pupil', id: 'x', hasSubscription: true }, ALL, ALL],
  ['a parent', { role: 'parent', id: 'p', hasSubscription: false }, 8, 1],
  ['a parent with a subscription', { role: 'parent', id: 'p', hasSubscription: true }, ALL, ALL],
])('the open questions, cards and tests of %s', (_who, player, count, tests) => {
  expect([FREE_QUESTIONS, FREE_CARDS, FREE_TESTS_PER_LESSON_A_DAY]).toEqual([8, 8, 1])
  const limits = (lesson: { isFree: boolean }) => [
    questionLimit(player, lesson),
    cardLimit(player, lesson),
    testsADay(player, lesson),
  ]
  expect(limits({ isFree: false })).toEqual([count, count, tests])
  expect(limits({ isFree: true })).toEqual([ALL, ALL, ALL])
})
