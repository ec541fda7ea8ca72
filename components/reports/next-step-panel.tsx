import { ArrowRight } from 'lucide-react'
import { Panel } from '@/components/ui/panel'
import { ButtonLink } from '@/components/ui/button-link'
import type { Recommendation } from '@/lib/reports/model'

/** The one thing to do next. */
export function NextStepPanel({ recommendation }: { recommendation: Recommendation }) {
  const { text, label, path } = recommendation
  return (
    <Panel id="korak" title="Sljedeći korak">
      <p className="mb-4 text-lg">{text}</p>
      <ButtonLink href={path} className="no-print max-w-full">
        <span className="min-w-0 break-words">{label}</span>
        <ArrowRight aria-hidden="true" className="size-5 shrink-0" />
      </ButtonLink>
    </Panel>
  )
}
