'use client'
import { useMemo } from 'react'
import { ChildFamilyGoal } from '@/components/learning/family-goal/family-goal-panel'
import { BookmarksPanel } from '@/components/learning/notebook/bookmarks-panel'
import { PlacementOffers } from '@/components/learning/placement/placement-offers'
import { FireBadge, XpBadge } from '@/components/learning/rewards/badges'
import { Container } from '@/components/ui/container'
import { Panel } from '@/components/ui/panel'
import { OpenTestLink } from './continue-panel'
import { MascotTile } from './mascot-panel'
import { nextStepsOfLessons } from './next-steps'
import { NextTestPanel } from './next-test-panel'
import { PupilHead } from './pupil-head'
import type { PupilProfileProps } from './pupil-profile'
import { usePupilOfProfile } from './use-shown-pupil'
import { YoungPanels } from './young-panels'

/** The profile of a pupil of grades 1 and 2. */
export function YoungProfile(props: PupilProfileProps) {
  const { grade, arts, shelves, icons, plainMascot, stars, practice } = props
  const { daily, placements, recent, nextPlan, familyGoal, marked } = props
  const { goOn } = useMemo(() => nextStepsOfLessons(recent), [recent])
  const pupil = usePupilOfProfile(props)
  return (
    <Container width="medium" className="space-y-4 py-8">
      <PupilHead pupil={pupil}>
        {pupil.hasRewards && (
          <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
            <XpBadge xp={pupil.xp} />
            <FireBadge dailyVisits={pupil.dailyVisits} />
          </div>
        )}
      </PupilHead>
      <YoungPanels
        mascot={pupil.hasRewards && <MascotTile plain={plainMascot} />}
        {...{ daily, goOn, grade, arts }}
      >
        <OpenTestLink test={props.openMixedTest} />
        {familyGoal && <ChildFamilyGoal goal={familyGoal} stars={stars} />}
        {nextPlan && <NextTestPanel plan={nextPlan} />}
        {placements.length > 0 && (
          <Panel id="moje-mjesto" title="Moje mjesto">
            <PlacementOffers offers={placements} />
          </Panel>
        )}
        {practice}
        {marked.length > 0 && <BookmarksPanel {...{ marked, icons }} />}
        {shelves[grade?.slug ?? '']}
      </YoungPanels>
    </Container>
  )
}
