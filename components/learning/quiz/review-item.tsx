import { clsx } from 'clsx'
import { FoldItem } from '@/components/ui/fold-item'
import { RichText } from '@/components/ui/rich-text'
import type { ReactNode } from 'react'
import {
  answerHtmlLines,
  rightAnswerHeading,
  answerPictureHtml,
} from '@/lib/content/questions/kinds/answers'
import { isDontKnow } from '@/lib/content/questions/kinds/dont-know'
import type { Judged, PracticeAnswer, PublicQuestion } from '@/lib/content/questions/model'
import { mistakesOf, type QuizProgress } from '@/lib/learning/quiz/quiz-progress'
import { Reasons } from './reasons'

type ReviewItemProps = {
  question: PublicQuestion
  step: { answer: PracticeAnswer | null; judgement: Judged }
  verdict?: ReactNode
  action?: ReactNode
}

/** A finished question that expands to the given answer, the right answer and the explanations. */
export function ReviewItem({ question, step, verdict, action }: ReviewItemProps) {
  const { answer, judgement } = step
  const isUnknown = answer !== null && isDontKnow(answer)
  const given = answer && !isUnknown ? answerHtmlLines(question, answer).filter(Boolean) : []
  return (
    <FoldItem
      className="on-paper"
      summary={
        <>
          {verdict}
          <RichText as="span" html={question.html} className={clsx(verdict && 'block')} />
        </>
      }
    >
      <div className="space-y-2 px-4 pb-4 leading-relaxed">
        <RichText html={answerPictureHtml(question)} className="empty:hidden" />
        <AnswerLines
          title="Tvoj odgovor:"
          lines={given.length > 0 ? given : [isUnknown ? 'Ne znam' : 'Bez odgovora']}
          className={clsx(judgement.outcome === 'right' && 'text-good')}
        />
        {judgement.outcome !== 'right' && (
          <AnswerLines
            title={rightAnswerHeading(question.kind)}
            lines={answerHtmlLines(question, judgement.correct)}
            className="text-good"
          />
        )}
        <Reasons question={question} judgement={judgement} />
        {judgement.explanation && <RichText html={judgement.explanation} />}
        {action}
      </div>
    </FoldItem>
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

type MistakesProps = { title: string; progress: QuizProgress; questions: PublicQuestion[] }

/** The questions of a round that were not right at first; nothing without any. */
export function RoundMistakes({ title, progress, questions }: MistakesProps) {
  const mistakes = mistakesOf(progress)
  if (mistakes.length === 0) return null
  return (
    <div>
      <h3 className="mb-3 font-display text-2xl font-bold">{title}</h3>
      <ul className="space-y-3">
        {mistakes.map((id) => {
          const question = questions.find(({ _id }) => _id === id)
          const step = progress.steps[id]
          return question && step && <ReviewItem key={id} question={question} step={step} />
        })}
      </ul>
    </div>
  )
}
