import { CLAIM_OPTIONS } from '@/lib/questions/claim-options'
import type { Judged, PublicQuestion, SubmittedAnswer } from '@/lib/questions/model'
import { ChoiceFields } from './choice-fields'
import { MatchingFields } from './matching-fields'
import { TextField } from './text-field'

export type AnswerFieldsProps<Question = PublicQuestion> = {
  question: Question
  answer: SubmittedAnswer | undefined
  /** Set once the answer was judged: the fields are closed and show what was right. */
  judged: Judged | undefined
  /** The answer so far: it may be incomplete. */
  onChange: (answer: SubmittedAnswer) => void
}

/** The fields of a question's kind. */
export function AnswerFields({ question, answer, judged, onChange }: AnswerFieldsProps) {
  switch (question.kind) {
    case 'single':
      return (
        <ChoiceFields
          type="radio"
          options={question.choices}
          chosen={answer?.kind === 'single' ? [answer.choice] : []}
          right={judged?.correct.kind === 'single' ? [judged.correct.choice] : null}
          onChange={([choice = '']) => onChange({ kind: 'single', choice })}
        />
      )
    case 'several':
      return (
        <ChoiceFields
          type="checkbox"
          options={question.choices}
          chosen={answer?.kind === 'several' ? answer.choices : []}
          right={judged?.correct.kind === 'several' ? judged.correct.choices : null}
          onChange={(choices) => onChange({ kind: 'several', choices })}
        />
      )
    case 'true-false':
      return (
        <ChoiceFields
          type="radio"
          options={CLAIM_OPTIONS}
          chosen={answer?.kind === 'true-false' ? [String(answer.value)] : []}
          right={judged?.correct.kind === 'true-false' ? [String(judged.correct.value)] : null}
          onChange={([value]) => onChange({ kind: 'true-false', value: value === 'true' })}
        />
      )
    case 'short':
    case 'number':
      return <TextField question={question} answer={answer} judged={judged} onChange={onChange} />
    case 'matching':
      return (
        <MatchingFields question={question} answer={answer} judged={judged} onChange={onChange} />
      )
  }
}
