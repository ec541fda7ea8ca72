import { ChevronRight } from 'lucide-react'
import { RichText } from '@/components/ui/rich-text'
import type { CheckPrompt, CheckVerdict } from '@/lib/learning/check/model'
import { OUTCOMES } from './outcomes'

type ResultItemProps = { question: CheckPrompt; verdict: CheckVerdict }

/** A question of the run: opens to both answers, the pupil's own and the model. */
export function ResultItem({ question, verdict }: ResultItemProps) {
  const { title, tone } = OUTCOMES[verdict.outcome]
  return (
    <li>
      <details className="group rounded-card border border-line bg-surface">
        <summary className="flex min-h-14 items-center gap-3 p-4 font-bold">
          <ChevronRight
            aria-hidden="true"
            className="size-5 shrink-0 transition-transform duration-quick group-open:rotate-90"
          />
          <span className="min-w-0">
            <RichText as="span" html={question.html} />
            <span className={`block text-sm ${tone}`}>{title}</span>
          </span>
        </summary>
        <div className="space-y-3 px-4 pb-4 leading-relaxed">
          <div>
            <p className="font-semibold">Tvoj odgovor:</p>
            <p className="break-words whitespace-pre-line">{verdict.text}</p>
          </div>
          <div>
            <p className="font-semibold">Uzoran odgovor:</p>
            <RichText html={verdict.modelAnswer} className="prose" />
          </div>
        </div>
      </details>
    </li>
  )
}
