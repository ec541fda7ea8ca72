import type { FieldsProps } from '../answer-fields'
import { ChoiceFields } from './choice-fields'

export function SingleFields({ question, answer, judged, onChange }: FieldsProps<'single'>) {
  return (
    <ChoiceFields
      type="radio"
      options={question.choices}
      chosen={answer ? [answer.choice] : []}
      right={judged ? [judged.correct.choice] : null}
      onChange={([choice = '']) => onChange({ kind: 'single', choice })}
    />
  )
}
