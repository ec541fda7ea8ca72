import type { JudgementView } from '@/lib/questions/answer-view'
import { useReward } from '@/stores/reward'
import { useUser } from '@/stores/user'

/** Redeems the XP of a pupil's answer; 0 is shown where a parent hid rewards. */
export function redeemed(judgement: JudgementView): JudgementView {
  if (judgement.outcome === 'invalid' || !judgement.earned) return judgement
  void useReward.getState().redeem(judgement.earned)
  const { user } = useUser.getState()
  return user?.type === 'ucenik' && user.hasRewards ? judgement : { ...judgement, earned: 0 }
}
