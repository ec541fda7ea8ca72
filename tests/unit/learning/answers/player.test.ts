import { expect, test } from 'vitest'
import type { Session } from '@/lib/platform/auth/model'
import { playerOf, assertPupilPlayer } from '@/lib/learning/answers/player'
import { GUEST_PLAYER } from '@/lib/learning/answers/policy'

const NOW = new Date('2026-11-27T12:00:00Z')
const session = (kind: string, subscriptionUntil: Date | null = null) =>
  ({ kind, accountId: 'id', subscriptionUntil }) as Session

test('without a session, and for admins, the player is a guest', () => {
  expect(playerOf(null, NOW)).toBe(GUEST_PLAYER)
  expect(playerOf(session('admin'), NOW)).toBe(GUEST_PLAYER)
})

test.each([
  [null, false],
  ['2026-11-27T12:00:00Z', false],
  ['2026-11-27T12:00:01Z', true],
])('a subscription until %s is open at noon: %s', (until, hasSubscription) => {
  const end = until === null ? null : new Date(until)
  expect(playerOf(session('ucenik', end), NOW)).toEqual({
    role: 'pupil',
    id: 'id',
    hasSubscription,
  })
  expect(playerOf(session('roditelj', end), NOW)).toEqual({
    ...{ role: 'parent', id: 'id', hasSubscription },
  })
})

test('a call for pupils refuses everyone else', () => {
  expect(assertPupilPlayer(session('ucenik'), NOW)).toMatchObject({ role: 'pupil' })
  for (const kind of ['roditelj', 'admin'])
    expect(() => assertPupilPlayer(session(kind), NOW)).toThrow(
      expect.objectContaining({ status: 403 }),
    )
})
