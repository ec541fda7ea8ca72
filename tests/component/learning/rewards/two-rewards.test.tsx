import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { rewardsApiCalls } from '@/lib/learning/rewards/calls'
import { useReward } from '@/stores/reward'
import { useUser } from '@/stores/user'
import { pupilOf } from '../../support/family'
import { answer } from '../../support/network'

const VISIT = { day: '2026-11-20', flames: 1, dailyVisits: 1, oldFireLevel: 0, newFireLevel: 1 }
const rise = (oldLevel: number, oldXP: number, newXP: number) => ({
  oldXP,
  newXP,
  xpGained: newXP - oldXP,
  oldLevel,
  newLevel: oldLevel + 1,
})

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') })
  useUser.setState({ user: pupilOf({ dailyVisits: 0 }) })
})
afterEach(() => vi.useRealTimers())

it('a flame and levels from one visit are all shown, also on the next page', async () => {
  answer(rewardsApiCalls.recordVisit, VISIT)
  answer(rewardsApiCalls.redeemXp, rise(1, 19, 20), rise(2, 39, 44))
  const { arrive, redeem, restorePending } = useReward.getState()
  await arrive(pupilOf({ dailyVisits: 0 }))
  await redeem(1)
  await redeem(5)
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  const grown = {
    streak: { oldFireLevel: 0, newFireLevel: 1 },
    levelUp: { oldXP: 19, newXP: 44, xpGained: 25, oldLevel: 1, newLevel: 3 },
  }
  expect(useReward.getState()).toMatchObject(grown)
  useReward.setState(useReward.getInitialState())
  restorePending(pupilOf({ dailyVisits: 1 }))
  await act(() => vi.advanceTimersByTimeAsync(1_500))
  expect(useReward.getState()).toMatchObject(grown)
})
