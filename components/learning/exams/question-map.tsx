import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { isCompleteAnswer } from '@/lib/content/questions/kinds/answers'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'

type QuestionMapProps = {
  questions: PublicQuestion[]
  answers: Record<string, SubmittedAnswer>
  position: number
  onMove: (position: number) => void
}

/** The questions of a test: answered or not, and the current one. */
export function QuestionMap({ questions, answers, position, onMove }: QuestionMapProps) {
  return (
    <nav aria-label="Pitanja testa">
      <ol className="grid grid-cols-5 gap-2 sm:grid-cols-10">
        {questions.map((question, index) => {
          const isAnswered = isCompleteAnswer(question, answers[question._id])
          const isCurrent = index === position
          return (
            <li key={question._id}>
              <button
                type="button"
                aria-label={`Pitanje ${index + 1}, ${isAnswered ? 'odgovoreno' : 'bez odgovora'}`}
                aria-current={isCurrent ? 'step' : undefined}
                onClick={() => onMove(index)}
                className={clsx(
                  'relative grid h-11 w-full place-items-center rounded-control border-2 font-bold',
                  isAnswered ? 'border-link bg-link-soft' : 'border-field bg-surface',
                  isCurrent && 'ring-2 ring-link ring-offset-2 ring-offset-page',
                )}
              >
                {index + 1}
                {isAnswered && (
                  <Check
                    aria-hidden="true"
                    strokeWidth={4}
                    className="absolute top-0.5 right-0.5 size-3.5 text-link"
                  />
                )}
              </button>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
