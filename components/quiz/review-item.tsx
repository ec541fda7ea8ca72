import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { RichText } from '@/components/ui/rich-text'
import type { ReactNode } from 'react'
import { answerHtml, rightTitleOf } from '@/lib/questions/kinds/answers'
import type { Judged, PublicQuestion, SubmittedAnswer } from '@/lib/questions/model'
import { Reasons } from './reasons'

type ReviewItemProps = {
  question: PublicQuestion
  step: { answer: SubmittedAnswer | null; judgement: Judged }
  /** Above the question. */
  verdict?: ReactNode
  /** Below everything else. */
  action?: ReactNode
}

/** A finished question that opens to the given and the right answer and the reasons. */
export function ReviewItem({ question, step, verdict, action }: ReviewItemProps) {
  const { answer, judgement } = step
  const given = answer ? answerHtml(question, answer).filter(Boolean) : []
  return (
    <li>
      <details className="group on-paper rounded-card border border-line bg-surface">
        <summary className="flex min-h-14 items-center gap-3 p-4 font-bold">
          <ChevronRight
            aria-hidden="true"
            className="size-5 shrink-0 transition-transform duration-quick group-open:rotate-90"
          />
          <span className="min-w-0">
            {verdict}
            <RichText as="span" html={question.html} className={clsx(verdict && 'block')} />
          </span>
        </summary>
        <div className="space-y-2 px-4 pb-4 leading-relaxed">
          <AnswerLines
            title="Tvoj odgovor:"
            lines={given.length > 0 ? given : ['Bez odgovora']}
            className={clsx(judgement.outcome === 'right' && 'text-good')}
          />
          {judgement.outcome !== 'right' && (
            <AnswerLines
              title={rightTitleOf(question.kind)}
              lines={answerHtml(question, judgement.correct)}
              className="text-good"
            />
          )}
          <Reasons question={question} judgement={judgement} />
          {judgement.explanation && <RichText html={judgement.explanation} />}
          {action}
        </div>
      </details>
    </li>
  )
}

type AnswerLinesProps = { title: string; lines: string[]; className?: string }

function AnswerLines({ title, lines, className }: AnswerLinesProps) {
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className={clsx('space-y-1 font-bold', className)}>
        {lines.map((html) => (
          <li key={html}>
            <RichText as="span" html={html} />
          </li>
        ))}
      </ul>
    </div>
  )
}
