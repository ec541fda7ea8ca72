import type { XpValue } from '@/lib/learning/rewards/limits'
import { useReward } from '@/stores/reward'
import { useUser } from '@/stores/user'

/** False for everyone but a pupil, and where a parent hid rewards. */
export function seesRewards(): boolean {
  const { user } = useUser.getState()
  return user?.type === 'ucenik' && user.hasRewards
}

/** Redeems awards of these XP values. Resolves with the XP to show, 0 where rewards are hidden. */
export async function redeemEarned(earned: XpValue[]): Promise<number> {
  let gained = 0
  for (const value of earned) gained += await useReward.getState().redeem(value)
  return seesRewards() ? gained : 0
}
