'use client'
import { useEffect, useMemo } from 'react'
import { ChildFamilyGoal } from '@/components/learning/family-goal/family-goal-panel'
import { TodayPanel } from '@/components/learning/cards/today-panel'
import { BookmarksPanel } from '@/components/learning/notebook/bookmarks-panel'
import { PlacementOffers } from '@/components/learning/placement/placement-offers'
import { Container } from '@/components/ui/container'
import { Panel } from '@/components/ui/panel'
import type { Grade } from '@/lib/content/curriculum/model'
import { isEarlyReaderGrade } from '@/lib/content/curriculum/young'
import type { PupilOverview } from '@/lib/across/profile/model'
import { useUnseenAnswers } from '@/stores/inbox'
import { ContinuePanel } from './continue-panel'
import { DailyPanel } from './daily-panel'
import { nextStepsOfLessons } from './next-steps'
import { FireBadge, XpBadge } from '@/components/learning/rewards/badges'
import { MascotPanel, MascotTile } from './mascot-panel'
import { PupilHead } from './pupil-head'
import { FirePanel, XpPanel } from './reward-panels'
import type { ServerParts } from './server-parts'
import { NextTestPanel } from './next-test-panel'
import { useCurrentUser } from './use-current-user'
import { YoungPanels } from './young-panels'

type PupilProfileProps = Omit<PupilOverview, 'type'> &
  ServerParts & {
    /** Null when the site's grades are not known. */
    grade: Grade | null
  }

/** The profile of a pupil. */
export function PupilProfile(props: PupilProfileProps) {
  const {
    user,
    grade,
    arts,
    shelves,
    icons,
    outlines,
    practice,
    daily,
    placements,
    recent,
    review,
    nextPlan,
    familyGoal,
    marked,
    unseenAnswers,
  } = props
  const onward = useMemo(() => nextStepsOfLessons(recent), [recent])
  const pupil = useCurrentUser(user)
  const isSmall = isEarlyReaderGrade(pupil.gradeOrder)
  const offers = placements.length > 0 && <PlacementOffers offers={placements} />
  const shelf = shelves[grade?.slug ?? '']
  useEffect(() => useUnseenAnswers.getState().show(unseenAnswers), [unseenAnswers])
  return (
    <Container width="medium" className="space-y-4 py-8">
      <PupilHead pupil={pupil}>
        {isSmall && pupil.hasRewards && (
          <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
            <XpBadge xp={pupil.xp} />
            <FireBadge dailyVisits={pupil.dailyVisits} />
          </div>
        )}
      </PupilHead>
      {isSmall ? (
        <YoungPanels
          goOn={onward.goOn}
          mascot={pupil.hasRewards && <MascotTile pupil={pupil} />}
          {...{ daily, grade, arts }}
        >
          {familyGoal && <ChildFamilyGoal goal={familyGoal} />}
          {nextPlan && <NextTestPanel plan={nextPlan} />}
          {offers && (
            <Panel id="moje-mjesto" title="Moje mjesto">
              {offers}
            </Panel>
          )}
          {practice}
          {marked.length > 0 && <BookmarksPanel {...{ marked, icons }} />}
          {shelf}
        </YoungPanels>
      ) : (
        <>
          {daily !== 'none' && <DailyPanel state={daily}>{offers}</DailyPanel>}
          <ContinuePanel isMain={daily === 'none'} {...{ onward, grade, icons }}>
            {daily === 'none' && offers}
          </ContinuePanel>
          <div className="grid gap-4 sm:grid-cols-2">
            <TodayPanel {...review} />
            <NextTestPanel plan={nextPlan} />
            {pupil.hasRewards && (
              <>
                <XpPanel xp={pupil.xp} />
                <FirePanel dailyVisits={pupil.dailyVisits} />
                <MascotPanel {...{ pupil, outlines }} />
              </>
            )}
            {familyGoal && <ChildFamilyGoal goal={familyGoal} />}
            {practice}
            <BookmarksPanel {...{ marked, icons }} />
          </div>
          {shelf}
        </>
      )}
    </Container>
  )
}
