'use client'
import { Settings, Users } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { PasswordPrompt } from '@/components/across/accounts/password-question'
import type { ParentOverview } from '@/lib/across/profile/model'
import { useDialogs } from '@/stores/dialogs'
import { AccessPanel } from './access-panel'
import { ChildList, type OpenDialog } from '@/components/across/accounts/children/child-list'
import { LazyEmailNotice, needsEmailNotice } from './lazy-email-notice'
import { FamilyGoalSettings } from './family-goal-settings'
import { MyData } from '@/components/across/family-data/my-data'
import { ParentDialogs } from './parent-dialogs'
import { ProfessorLettersSwitch } from './professor-letters-panel'
import type { ServerParts } from './server-parts'
import { useShownUser } from './use-current-user'
import { WeeklyReportSwitch } from './weekly-report-panel'

const TermsDialog = lazyDialog(() =>
  import('@/components/across/accounts/terms-dialog').then((one) => one.TermsDialog),
)

type ParentProfileProps = Omit<ParentOverview, 'type'> & Pick<ServerParts, 'stars'>

/** The profile of a parent. */
export function ParentProfile({
  user,
  lastLessons,
  weeks,
  familyGoal,
  waitingOrders,
  now,
  stars,
}: ParentProfileProps) {
  const parent = useShownUser(user)
  // The dialog opens by itself for a parent without children (rule 14.13).
  const [dialog, setDialog] = useState<OpenDialog | null>(
    user.children.length === 0 && !user.newTerms ? { kind: 'add' } : null,
  )
  useEffect(scrollToHash, [])
  // Shown until the next action, since toasts soon disappear.
  const [savedId, setSavedId] = useState<string>()
  const ask = (asked: OpenDialog) => {
    setSavedId(undefined)
    setDialog(asked)
  }
  const [isAsked, setAsked] = useState(true)
  const show = useDialogs((state) => state.show)
  const title = useRef<HTMLHeadingElement>(null)
  const today = new Date(now)
  return (
    <Container className="space-y-8 py-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1
          ref={title}
          tabIndex={-1}
          className="min-w-0 font-display text-4xl font-extrabold break-words outline-none"
        >
          Dobro došli, {parent.firstName}!
        </h1>
        <div className="flex flex-wrap gap-2">
          {parent.children.length > 0 && (
            <Button variant="secondary" onClick={() => show('switch-profile')}>
              <Users aria-hidden="true" className="size-5" />
              Zamijeni profil
            </Button>
          )}
          <Button variant="secondary" onClick={() => show('settings')}>
            <Settings aria-hidden="true" className="size-5" />
            Postavke
          </Button>
        </div>
      </div>
      {needsEmailNotice(parent) && (
        <LazyEmailNotice
          parent={parent}
          onEdit={() => show('settings')}
          onWithdrawn={() => title.current?.focus()}
        />
      )}
      <ChildList {...{ parent, lastLessons, weeks, savedId }} now={today} onAsk={ask} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          {parent.children.length > 0 && <FamilyGoalSettings goal={familyGoal} stars={stars} />}
          <AccessPanel access={parent} waitingOrders={waitingOrders} now={today} />
        </div>
        <div className="grid gap-4">
          <WeeklyReportSwitch parent={parent} now={today} />
          <ProfessorLettersSwitch parent={parent} />
          <MyData onErase={() => ask({ kind: 'erase' })} />
        </div>
      </div>
      {isAsked && parent.newTerms && <TermsDialog parent={parent} onOpenChange={setAsked} />}
      <PasswordPrompt email={parent.email} />
      <ParentDialogs
        {...{ dialog, parent }}
        onClose={() => setDialog(null)}
        onSaved={({ _id }) => setSavedId(_id)}
      />
    </Container>
  )
}

/**
 * Scrolls to the weekly letter's link target, which did not exist when the browser looked for it.
 */
function scrollToHash(): void {
  const id = window.location.hash.slice(1)
  if (id) document.getElementById(id)?.scrollIntoView()
}
