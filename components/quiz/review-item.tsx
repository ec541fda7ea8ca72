import { ChevronRight } from 'lucide-react'
import { RichText } from '@/components/ui/rich-text'
import type { QuizStep } from '@/lib/learning/quiz-progress'
import type { PublicQuestion } from '@/lib/questions/model'
import { correctHtml } from './correct-html'

/** A question that was not right: opens to the right answer and the reasons. */
export function ReviewItem({ question, step }: { question: PublicQuestion; step: QuizStep }) {
  const { correct, feedback, explanation } = step.judgement
  return (
    <li>
      <details className="group rounded-card border border-line bg-surface">
        <summary className="flex min-h-14 items-center gap-3 p-4 font-bold">
          <ChevronRight
            aria-hidden="true"
            className="size-5 shrink-0 transition-transform duration-quick group-open:rotate-90"
          />
          <RichText as="span" html={question.html} className="min-w-0" />
        </summary>
        <div className="space-y-2 px-4 pb-4 leading-relaxed">
          <p className="font-semibold">Točan odgovor:</p>
          <ul className="space-y-1 font-bold text-good">
            {correctHtml(question, correct).map((html) => (
              <li key={html}>
                <RichText as="span" html={html} />
              </li>
            ))}
          </ul>
          {feedback.map((html) => (
            <RichText key={html} html={html} />
          ))}
          {explanation && <RichText html={explanation} />}
        </div>
      </details>
    </li>
  )
}
