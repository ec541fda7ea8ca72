'use client'
import { FAMILY_STARS } from '@/components/art/family-star'
import { lazyPart } from '@/components/ui/lazy-part'
import { familyGoalApiCalls } from '@/lib/learning/family-goal/calls'
import { FEWEST_PLAYERS } from '@/lib/learning/fun-quizzes/limits'
import { PLAYER_FORMS } from '@/lib/learning/fun-quizzes/score-labels'
import { useCall } from '@/lib/platform/browser/queries'
import { counted } from '@/lib/platform/hr/plurals'
import { useUser } from '@/stores/user'

const ChildFamilyGoal = lazyPart(() =>
  import('@/components/learning/family-goal/family-goal-panel').then((one) => one.ChildFamilyGoal),
)

type FewPlayersProps = {
  total: number
  isTakingPart: boolean | null
}

/** In place of a board with too few players to mean anything: the goal of the pupil's own family. */
export function FewPlayers({ total, isTakingPart }: FewPlayersProps) {
  const hasRewards = useUser(({ user }) => user?.type === 'ucenik' && user.hasRewards)
  return (
    <>
      <div className="space-y-3 rounded-card bg-sunken p-4 leading-relaxed">
        <p className="font-semibold">
          Ljestvica se pokazuje kad igra barem {counted(FEWEST_PLAYERS, PLAYER_FORMS)}.
          {total > 0 && ` Zasad: ${counted(total, PLAYER_FORMS)}.`}
        </p>
        {isTakingPart === false && (
          <p>Tvoji su rezultati samo tvoji i na ljestvici se ne prikazuju.</p>
        )}
      </div>
      {hasRewards && <OwnFamilyGoal />}
    </>
  )
}

function OwnFamilyGoal() {
  const { data: goal } = useCall(familyGoalApiCalls.familyGoal, {})
  return goal ? <ChildFamilyGoal goal={goal} stars={FAMILY_STARS} /> : null
}
