'use client'
import { NotebookPen, RotateCcw, Users } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { TodayPanel } from '@/components/cards/today-panel'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Panel } from '@/components/ui/panel'
import { MarkedPanel } from '@/components/notebook/marked-panel'
import { Container } from '@/components/ui/container'
import { AvatarImage } from '@/components/accounts/avatar'
import type { Grade } from '@/lib/content/model'
import { isYoung } from '@/lib/content/young'
import type { PupilOverview } from '@/lib/profile/model'
import { useDialogs } from '@/stores/dialogs'
import { useInbox } from '@/stores/inbox'
import { ContinuePanel } from './continue-panel'
import { lessonsOnward } from './lessons-onward'
import { FireBadge, XpBadge } from '@/components/rewards/badges'
import type { GradeShelves } from './grade-shelves'
import { FirePanel, XpPanel } from './reward-panels'
import { TestPanel } from './test-panel'
import { useCurrentUser } from './use-current-user'
import { YoungPanels, type YoungArts } from './young-panels'

type PupilProfileProps = Omit<PupilOverview, 'type'> & {
  grade: Grade | null
  arts: YoungArts
  shelves: GradeShelves
}

/** The profile of a pupil. */
export function PupilProfile(props: PupilProfileProps) {
  const { user, grade, arts, shelves, recent, review, nextPlan, marked, unseenAnswers } = props
  const onward = useMemo(() => lessonsOnward(recent), [recent])
  const pupil = useCurrentUser(user)
  const isSmall = isYoung(pupil.gradeOrder)
  const shelf = shelves[grade?.slug ?? '']
  const show = useDialogs((state) => state.show)
  useEffect(() => useInbox.getState().show(unseenAnswers), [unseenAnswers])
  return (
    <Container width="medium" className="space-y-4 py-8">
      <div className="mb-6 flex flex-wrap items-center gap-5">
        <AvatarImage avatarURL={pupil.avatarURL} className="size-24" />
        <div className="min-w-0 flex-1 basis-48">
          <h1 className="font-display text-4xl font-extrabold break-words">
            Bok, {pupil.firstName}!
          </h1>
          {isSmall && pupil.hasRewards && (
            <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
              <XpBadge xp={pupil.xp} />
              <FireBadge dailyVisits={pupil.dailyVisits} />
            </div>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => show('avatar')}>
              Promijeni sličicu
            </Button>
            {pupil.loginViaParent && (
              <Button variant="secondary" onClick={() => show('switch-profile')}>
                <Users aria-hidden="true" className="size-5" />
                Zamijeni profil
              </Button>
            )}
          </div>
        </div>
      </div>
      {isSmall ? (
        <YoungPanels goOn={onward.goOn} {...{ grade, arts }}>
          {nextPlan && <TestPanel plan={nextPlan} />}
          <PracticePanels />
          {marked.length > 0 && <MarkedPanel marked={marked} />}
          {shelf}
        </YoungPanels>
      ) : (
        <>
          <ContinuePanel {...{ onward, grade }} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TodayPanel {...review} />
            <TestPanel plan={nextPlan} />
            {pupil.hasRewards && (
              <>
                <XpPanel xp={pupil.xp} />
                <FirePanel dailyVisits={pupil.dailyVisits} />
              </>
            )}
            <PracticePanels />
            <MarkedPanel marked={marked} />
          </div>
          {shelf}
        </>
      )}
    </Container>
  )
}

/** Links without numbers: those of „Moje greške” must not put pressure on a child. */
const PracticePanels = () => (
  <>
    <Panel id="moje-greske" title="Moje greške" className="flex flex-col">
      <p className="mb-4 text-muted">Što nije išlo od prve, ovdje možeš vježbati na miru.</p>
      <ButtonLink href="/profil/greske" variant="secondary" className="mt-auto self-start">
        <RotateCcw aria-hidden="true" className="size-5 text-area" />
        Otvori greške
      </ButtonLink>
    </Panel>
    <Panel id="biljeznica" title="Moja bilježnica" className="flex flex-col">
      <p className="mb-4 text-muted">Tvoje stranice, odlomci iz skripti i pitanja za pamćenje.</p>
      <ButtonLink href="/profil/biljeznica" variant="secondary" className="mt-auto self-start">
        <NotebookPen aria-hidden="true" className="size-5 text-area" />
        Otvori bilježnicu
      </ButtonLink>
    </Panel>
  </>
)
