import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/panel'
import { Progress } from '@/components/ui/progress'
import { goalProgressLabel, starsLabel } from '@/lib/learning/family-goal/goal-labels'
import type { FamilyGoal } from '@/lib/learning/family-goal/model'

/** The star's drawings (components/art/family-star.tsx): on a profile, of the server. */
export type FamilyStarArt = { earned: ReactNode; open: ReactNode }

type FamilyGoalPanelProps = {
  goal: FamilyGoal
  stars: FamilyStarArt
  /** Tells the reader which days count. */
  about: string
  children?: ReactNode
}

/** A family's goal of the week. It names nobody, and says nothing of weeks that were missed. */
export function FamilyGoalPanel({ goal, stars: art, about, children }: FamilyGoalPanelProps) {
  const { days, target, isReached, stars } = goal
  return (
    <Panel id="obiteljski-cilj" title="Obiteljski cilj">
      <div className="flex items-center gap-4">
        {isReached ? art.earned : art.open}
        <div className="min-w-0 flex-1 space-y-2">
          <p className="font-bold">{goalProgressLabel(goal)}</p>
          {!isReached && <Progress value={days} max={target} label="Put do obiteljskog cilja" />}
          <p className="text-muted">{about}</p>
          {stars > 0 && <p className="font-bold">Skupljeno: {starsLabel(stars)}</p>}
        </div>
      </div>
      {children}
    </Panel>
  )
}

/** The goal as a child sees it. */
export const ChildFamilyGoal = ({ goal, stars }: { goal: FamilyGoal; stars: FamilyStarArt }) => (
  <FamilyGoalPanel
    {...{ goal, stars }}
    about={
      goal.isShared
        ? 'Dane skupljate zajedno. Svako dijete koje taj dan vježba donosi jedan.'
        : 'Broji se svaki dan kad vježbaš.'
    }
  />
)
