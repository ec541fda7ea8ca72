import { CalendarDays, CircleCheck, Trash2, ChevronRight } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { Button } from '@/components/ui/button'
import { CARD_CLASSES } from '@/components/ui/card'
import { formatDay } from '@/lib/platform/hr/dates'
import type { Plan } from '@/lib/learning/plan/model'
import { todayWords, daysLeftLabel, afterTestLabel } from '@/lib/learning/plan/plan-labels'
import { useEffect, useRef } from 'react'

type PlanCardProps = { plan: Plan; onReview: () => void; onRemove: () => void }

/** A coming test with today's review. */
export function PlanCard({ plan, onReview, onRemove }: PlanCardProps) {
  const { _id: id, testDay, daysLeft, lessons, today } = plan
  const isToReview = daysLeft > 0 && !today
  return (
    <section aria-labelledby={id} className={`space-y-4 ${CARD_CLASSES}`}>
      <div className="flex items-start gap-3">
        <CalendarDays aria-hidden="true" className="mt-1 size-6 shrink-0 text-link" />
        <div className="min-w-0 flex-1">
          <h2 id={id} className="font-display text-2xl font-bold">
            Test {daysLeftLabel(daysLeft)}
          </h2>
          <p className="text-muted">{formatDay(testDay)}</p>
        </div>
        <Button
          variant="quiet"
          onClick={onRemove}
          aria-label={`Obriši plan za ${formatDay(testDay)}`}
          className="-mt-1 -mr-3 px-3"
        >
          <Trash2 aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {lessons.map(({ lessonId, title, area, path }) => (
          <li key={lessonId} data-area={area}>
            <Link
              href={path}
              className="inline-flex min-h-11 items-center rounded-full bg-area-soft px-4 font-bold text-area hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <p className="flex items-center gap-2 font-bold">
        {today && <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />}
        {todayWords(plan)}
      </p>
      {isToReview && (
        <Button onClick={onReview} aria-describedby={id} className="w-full sm:w-auto">
          Kreni s ponavljanjem
        </Button>
      )}
    </section>
  )
}

type RemovedPlanProps = {
  plan: Plan
  onUndo: () => void
  /** Called when this message is removed: its button is gone, and the focus with it. */
  onGone: () => void
}

/** Says that a plan was removed and offers undo; takes over the focus of the removed button. */
export function RemovedPlan({ plan, onUndo, onGone }: RemovedPlanProps) {
  const undo = useRef<HTMLButtonElement>(null)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(() => {
    undo.current?.focus()
    return () => gone.current()
  }, [])
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken p-4">
      <p role="status" className="font-bold">
        Plan za {formatDay(plan.testDay)} je obrisan.
      </p>
      <Button ref={undo} variant="secondary" onClick={onUndo}>
        Vrati plan
      </Button>
    </div>
  )
}

type PlanArchiveProps = { plans: Plan[]; onRemove: (plan: Plan) => void }

/** Past tests, the latest first. */
export function PlanArchive({ plans, onRemove }: PlanArchiveProps) {
  if (plans.length === 0) return null
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 p-4 font-display text-xl font-bold">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-quick group-open:rotate-90"
        />
        Prošli testovi
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {plans.map((plan) => (
          <li key={plan._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-bold">{formatDay(plan.testDay)}</p>
              <p className="text-sm text-muted">
                {plan.lessons.map(({ title }) => `„${title}”`).join(', ')}
              </p>
              <p className="mt-1">{afterTestLabel(plan)}</p>
            </div>
            <Button
              variant="quiet"
              onClick={() => onRemove(plan)}
              aria-label={`Obriši plan za ${formatDay(plan.testDay)}`}
            >
              Obriši
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
