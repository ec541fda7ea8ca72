import { ChevronRight } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/hr/dates'
import type { Plan } from '@/lib/plan/model'
import { closingWords } from '@/lib/plan/words'

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
              <p className="mt-1">{closingWords(plan)}</p>
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
