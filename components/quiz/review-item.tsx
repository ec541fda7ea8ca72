import { clsx } from 'clsx'
import { ChevronRight } from 'lucide-react'
import { RichText } from '@/components/ui/rich-text'
import type { QuizStep } from '@/lib/learning/quiz-progress'
import type { PublicQuestion } from '@/lib/questions/model'
import { answerHtml } from './answer-html'
import { Reasons } from './reasons'

/** A question that was not right: opens to both answers, the given and the right, and the reasons. */
export function ReviewItem({ question, step }: { question: PublicQuestion; step: QuizStep }) {
  const { answer, judgement } = step
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
          <AnswerLines title="Tvoj odgovor:" lines={answerHtml(question, answer)} />
          <AnswerLines
            title={rightTitle(question)}
            lines={answerHtml(question, judgement.correct)}
            className="text-good"
          />
          <Reasons question={question} judgement={judgement} />
          {judgement.explanation && <RichText html={judgement.explanation} />}
        </div>
      </details>
    </li>
  )
}

function rightTitle({ kind }: PublicQuestion): string {
  if (kind === 'several') return 'Točni odgovori:'
  return kind === 'matching' ? 'Točni parovi:' : 'Točan odgovor:'
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
