import { useState } from 'react'
import { withToasts } from '@/components/across/accounts/with-toasts'
import {
  FamilyGoalPanel,
  type FamilyStarArt,
} from '@/components/learning/family-goal/family-goal-panel'
import { familyGoalApiCalls } from '@/lib/learning/family-goal/calls'
import { goalSizeLabel, GOAL_SIZES, type GoalSize } from '@/lib/learning/family-goal/goal-size'
import type { FamilyGoal } from '@/lib/learning/family-goal/model'
import { call } from '@/lib/platform/http/client'

type FamilyGoalSettingsProps = { goal: FamilyGoal; stars: FamilyStarArt }

/** The family's goal, whose size the parent chooses. */
export function FamilyGoalSettings({ goal: fetched, stars }: FamilyGoalSettingsProps) {
  const [saved, setSaved] = useState({ fetched, goal: fetched })
  /** The size that is being saved. */
  const [pending, setPending] = useState<GoalSize | null>(null)
  // A later answer of the profile replaces what was saved here.
  const goal = saved.fetched === fetched ? saved.goal : fetched

  async function choose(size: GoalSize) {
    setPending(size)
    const saving = call(familyGoalApiCalls.setFamilyGoal, { body: { size } })
    await withToasts(saving, { done: 'Cilj je spremljen', failed: FAILED }).then(
      (changed) => setSaved({ fetched, goal: changed }),
      // The toast has shown the error; the choice shows the saved state.
      () => undefined,
    )
    setPending(null)
  }

  return (
    <FamilyGoalPanel about={aboutOf(goal)} {...{ goal, stars }}>
      <fieldset className="mt-4 space-y-2">
        <legend className="mb-2 font-bold">Veličina cilja</legend>
        <div className="flex flex-wrap gap-2">
          {GOAL_SIZES.map((size) => (
            <label key={size} className={CHOICE}>
              <input
                type="radio"
                name="obiteljski-cilj"
                checked={(pending ?? goal.size) === size}
                aria-disabled={pending !== null}
                onChange={() => void (pending ?? choose(size))}
                className="size-5 shrink-0 accent-link"
              />
              {goalSizeLabel(size)}
            </label>
          ))}
        </div>
        <p className="text-sm text-muted">
          {goal.isShared ? 'Dani vrijede po djetetu, u jednom tjednu.' : 'U jednom tjednu.'}
        </p>
      </fieldset>
    </FamilyGoalPanel>
  )
}

const FAILED = 'Došlo je do greške prilikom spremanja'

const aboutOf = ({ isShared }: FamilyGoal) =>
  isShared
    ? 'Dani vježbe sve djece zbrajaju se u jedan cilj. Djeca vide samo zbroj.'
    : 'Broji se svaki dan kad dijete vježba.'

const CHOICE =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-2 border-field ' +
  'bg-surface px-4 py-2 font-semibold has-checked:border-link has-checked:bg-link-soft'
