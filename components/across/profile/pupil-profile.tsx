'use client'
import { useMemo } from 'react'
import { ChildFamilyGoal } from '@/components/learning/family-goal/family-goal-panel'
import { TodayReviewPanel } from '@/components/learning/cards/today-panel'
import { BookmarksPanel } from '@/components/learning/notebook/bookmarks-panel'
import { PlacementOffers } from '@/components/learning/placement/placement-offers'
import { Container } from '@/components/ui/container'
import type { Grade } from '@/lib/content/curriculum/model'
import type { PupilOverview } from '@/lib/across/profile/model'
import { ContinuePanel } from './continue-panel'
import { DailyPanel } from './daily-panel'
import { nextStepsOfLessons } from './next-steps'
import { MascotPanel } from './mascot-panel'
import { PupilHead } from './pupil-head'
import { FirePanel, XpPanel } from './reward-panels'
import type { ServerParts } from './server-parts'
import { NextTestPanel } from './next-test-panel'
import { usePupilOfProfile } from './use-shown-pupil'

export type PupilProfileProps = Omit<PupilOverview, 'type'> &
  ServerParts & {
    /** Null when the site's grades are not known. */
    grade: Grade | null
  }

/** The profile of a pupil from grade 3 on; younger ones have `YoungProfile`. */
export function PupilProfile(props: PupilProfileProps) {
  const { grade, shelves, icons, plainMascot, comingPieces, stars, practice } = props
  const { daily, placements, recent, openMixedTest, review, nextPlan, familyGoal, marked } = props
  const onward = useMemo(() => nextStepsOfLessons(recent), [recent])
  const pupil = usePupilOfProfile(props)
  const offers = placements.length > 0 && <PlacementOffers offers={placements} />
  return (
    <Container width="medium" className="space-y-4 py-8">
      <PupilHead pupil={pupil} />
      {daily !== 'none' && <DailyPanel state={daily}>{offers}</DailyPanel>}
      <ContinuePanel isMain={daily === 'none'} {...{ onward, grade, openMixedTest, icons }}>
        {daily === 'none' && offers}
      </ContinuePanel>
      <div className="grid gap-4 sm:grid-cols-2">
        <TodayReviewPanel {...review} />
        <NextTestPanel plan={nextPlan} />
        {pupil.hasRewards && (
          <>
            <XpPanel xp={pupil.xp} />
            <FirePanel dailyVisits={pupil.dailyVisits} />
            <MascotPanel xp={pupil.xp} plain={plainMascot} comingPieces={comingPieces} />
          </>
        )}
        {familyGoal && <ChildFamilyGoal goal={familyGoal} stars={stars} />}
        {practice}
        <BookmarksPanel {...{ marked, icons }} />
      </div>
      {shelves[grade?.slug ?? '']}
    </Container>
  )
}
