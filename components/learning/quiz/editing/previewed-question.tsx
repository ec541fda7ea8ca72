'use client'
import { useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'
import type { JudgedQuestionPreview } from '@/lib/content/questions/editing/contract'
import { isCompleteAnswer } from '@/lib/content/questions/kinds/answers'
import type { SubmittedAnswer } from '@/lib/content/questions/model'
import { QuestionWithFields } from '../question-fields'
import { Reasons } from '../reasons'
import { SampleDraws, Faults } from './preview-parts'

type PreviewedQuestionProps = {
  preview: JudgedQuestionPreview
  /** A new attempt starts without an answer. */
  attempt: number
  answer: SubmittedAnswer | undefined
  /** Whether this answer was sent to be judged. */
  isAsked: boolean
  onAnswer: (answer: SubmittedAnswer) => void
  onAsk: (answer: SubmittedAnswer | undefined) => void
  onAgain: () => void
}

const VERDICTS = {
  right: 'Točno!',
  spelling: 'Točno, ali pazi na pisanje',
  partly: 'Djelomično točno',
  wrong: 'Nije točno',
  invalid: 'Odgovor se ne može prosuditi',
} as const

/** A question to try, its faults, and sample draws of its numbers. */
export function PreviewedQuestion(props: PreviewedQuestionProps) {
  const { preview, attempt, answer, isAsked, onAnswer, onAsk, onAgain } = props
  const { question, judgement } = preview
  const [hints, setHints] = useState(0)
  const judged = judgement && judgement.outcome !== 'invalid' ? judgement : undefined
  /** Enter checks the answer instead of saving the surrounding form. */
  const checkOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (question && isCompleteAnswer(question, answer)) onAsk(answer)
  }
  return (
    <>
      {question && (
        <div className="space-y-4" onKeyDown={checkOnEnter}>
          <QuestionWithFields
            key={`${attempt} ${question.kind}`}
            question={question}
            answer={answer?.kind === question.kind ? answer : undefined}
            judged={judged}
            takesFocus={false}
            hints={{ opened: hints, onOpen: () => setHints(hints + 1) }}
            onChange={onAnswer}
          />
          {isAsked && judgement && (
            <div role="status" className="space-y-2 rounded-control bg-sunken p-4">
              <p className="font-bold">{VERDICTS[judgement.outcome]}</p>
              {judgement.outcome === 'invalid' && <p>{judgement.message}</p>}
              {judged && <Reasons question={question} judgement={judged} />}
              {judged?.explanation && <RichText html={judged.explanation} className="prose" />}
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              disabled={!isCompleteAnswer(question, answer)}
              onClick={() => onAsk(answer)}
            >
              Provjeri odgovor
            </Button>
            <Button variant="quiet" onClick={onAgain}>
              {question.isDrawn ? 'Drugi brojevi' : 'Ispočetka'}
            </Button>
          </div>
        </div>
      )}
      <Faults {...preview} />
      {preview.draws.length > 0 && <SampleDraws draws={preview.draws} />}
    </>
  )
}
