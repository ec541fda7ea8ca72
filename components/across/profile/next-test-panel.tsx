import { CalendarDays } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button-link'
import type { Plan } from '@/lib/learning/plan/model'
import { todayWords, daysLeftLabel } from '@/lib/learning/plan/plan-labels'
import { Panel } from '@/components/ui/panel'

/** The next test of a pupil, and whether today's review is done. */
export function NextTestPanel({ plan }: { plan: Plan | null }) {
  const isToReview = plan !== null && plan.daysLeft > 0 && !plan.today
  return (
    <Panel id="imam-test" title="Imam test" className="flex flex-col">
      {plan ? (
        <>
          <p className="flex items-center gap-2 font-bold">
            <CalendarDays aria-hidden="true" className="size-5 shrink-0 text-link" />
            Test {daysLeftLabel(plan.daysLeft)}
          </p>
          <p className="mt-1 text-muted">
            {plan.lessons.map(({ title }) => `„${title}”`).join(', ')}
          </p>
          <p className="mt-2 mb-4">{todayWords(plan)}</p>
        </>
      ) : (
        <p className="mb-4 text-muted">
          Odaberi dan i lekcije, a Iskra će ti do testa složiti kratka ponavljanja.
        </p>
      )}
      <ButtonLink href="/profil/imam-test" variant="secondary" className="mt-auto self-start">
        {!plan ? 'Dodaj test' : isToReview ? 'Današnje ponavljanje' : 'Otvori plan'}
      </ButtonLink>
    </Panel>
  )
}
