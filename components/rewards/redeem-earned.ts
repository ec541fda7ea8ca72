import type { XpValue } from '@/lib/rewards/limits'
import { useReward } from '@/stores/reward'
import { useUser } from '@/stores/user'

/** Redeems what a pupil has earned. The XP to tell of: none where a parent hid rewards. */
export async function redeemEarned(earned: XpValue[]): Promise<number> {
  let gained = 0
  for (const value of earned) gained += await useReward.getState().redeem(value)
  const { user } = useUser.getState()
  return user?.type === 'ucenik' && user.hasRewards ? gained : 0
}
