import type { XpValue } from '@/lib/rewards/limits'
import { useReward } from '@/stores/reward'
import { useUser } from '@/stores/user'

/** Redeems what a pupil has earned. The XP to tell of: none where a parent hid rewards. */
export function redeemEarned(earned: XpValue[]): number {
  for (const value of earned) void useReward.getState().redeem(value)
  const { user } = useUser.getState()
  const isTold = user?.type === 'ucenik' && user.hasRewards
  return isTold ? earned.reduce<number>((sum, value) => sum + value, 0) : 0
}
