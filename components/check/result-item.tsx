import { CircleCheck } from 'lucide-react'
import { FoldItem } from '@/components/ui/fold-item'
import { RichText } from '@/components/ui/rich-text'
import type { Answered, CheckPrompt } from '@/lib/check/model'
import { outcomeOf, type CheckOutcome } from '@/lib/check/outcome'

type ResultItemProps = { question: CheckPrompt; answered: Answered }

const OUTCOMES: Record<CheckOutcome, { title: string; tone: string }> = {
  right: { title: 'Imaš sve', tone: 'text-good' },
  partly: { title: 'Imaš dio', tone: 'text-almost' },
  'not-yet': { title: 'Još ne', tone: 'text-almost' },
}

/** A question of the run that opens to both answers and the ticks. */
export function ResultItem({ question, answered }: ResultItemProps) {
  const { title, tone } = OUTCOMES[outcomeOf(answered.points)]
  const ticked = answered.points.filter(({ isTicked }) => isTicked)
  return (
    <FoldItem
      summary={
        <>
          <RichText as="span" html={question.html} />
          <span className={`block text-sm ${tone}`}>{title}</span>
        </>
      }
    >
      <div className="space-y-3 px-4 pb-4 leading-relaxed">
        {answered.text !== '' && (
          <div>
            <p className="font-semibold">Tvoj odgovor:</p>
            <p className="break-words whitespace-pre-line">{answered.text}</p>
          </div>
        )}
        <div>
          <p className="font-semibold">Uzoran odgovor:</p>
          <RichText html={answered.modelAnswer} className="prose" />
        </div>
        {ticked.length > 0 && (
          <div>
            <p className="font-semibold">Imaš:</p>
            <ul className="space-y-1">
              {ticked.map(({ html }) => (
                <li key={html} className="flex gap-2">
                  <CircleCheck aria-hidden="true" className="mt-1 size-4 shrink-0 text-good" />
                  <RichText as="span" html={html} className="min-w-0" />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </FoldItem>
  )
}
