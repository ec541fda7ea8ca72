'use client'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { Button } from '@/components/ui/button'
import { BackToProfile } from '@/components/ui/back-to-profile'
import { Container } from '@/components/ui/container'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { PageTitle } from '@/components/ui/section-heading'
import type { Plan, PlanList } from '@/lib/learning/plan/model'
import { DayRound } from './day-round'
import { PlanArchive, PlanCard, RemovedPlan } from './plan-card'
import { PlanForm } from './plan-form'
import { usePlans } from './use-plans'

/** "Imam test": coming tests with today's review, and past ones. */
export function PlanPage() {
  const plans = usePlans()
  return (
    <Loaded query={plans.query} title="Imam test" skeleton={<ListSkeleton />}>
      {(known) => <PlanLists {...plans} plans={known} />}
    </Loaded>
  )
}

type PlanListsProps = Omit<ReturnType<typeof usePlans>, 'query'> & { plans: PlanList }

function PlanLists(props: PlanListsProps) {
  const { plans, removed, message, make, giveUp, remove, bringBack, finish } = props
  const { today, open, archive } = plans
  const [reviewed, review] = useState<Plan | null>(null)
  const [isAdding, setAdding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  /** Back to the list: focuses its top, so that screen readers announce it. */
  const toTop = () => requestAnimationFrame(() => heading.current?.focus())
  const keepFocus = () => {
    if (document.activeElement === document.body) heading.current?.focus()
  }

  if (reviewed) {
    return (
      <DayRound
        plan={reviewed}
        onDone={(done, day) => {
          // A review from before midnight does not belong to the plans of today.
          if (day >= today) finish(reviewed._id, done)
        }}
        onClose={() => {
          review(null)
          toTop()
        }}
      />
    )
  }
  return (
    <Container width="medium" className="space-y-6 py-8">
      <div className="space-y-3">
        <BackToProfile />
        <PageTitle ref={heading}>Imam test</PageTitle>
        <p className="text-lg text-muted">
          Odaberi dan i lekcije. Do testa te svaki dan čeka kratko ponavljanje.
        </p>
        {!isAdding && (
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-5" />
            Dodaj test
          </Button>
        )}
      </div>
      {isAdding && (
        <PlanForm
          today={today}
          make={make}
          onMade={() => {
            setAdding(false)
            toTop()
          }}
          onCancel={() => {
            giveUp()
            setAdding(false)
            toTop()
          }}
        />
      )}
      {removed && (
        <RemovedPlan
          key={removed._id}
          plan={removed}
          onUndo={() => bringBack(removed)}
          onGone={keepFocus}
        />
      )}
      <p role="alert" className="font-bold text-bad empty:hidden">
        {message}
      </p>
      {open.map((plan) => (
        <PlanCard
          key={plan._id}
          plan={plan}
          onReview={() => review(plan)}
          onRemove={() => remove(plan)}
        />
      ))}
      {open.length === 0 && !isAdding && (
        <EmptyState
          title="Nema testa na vidiku"
          text="Kad saznaš za test, dodaj ga ovdje i kreni malo po malo."
        />
      )}
      <PlanArchive plans={archive} onRemove={remove} />
    </Container>
  )
}
