import type { FieldsProps } from '../answer-fields'
import { ChoiceFields } from './choice-fields'

export function SeveralFields({ question, answer, judged, onChange }: FieldsProps<'several'>) {
  return (
    <ChoiceFields
      type="checkbox"
      options={question.choices}
      chosen={answer?.choices ?? []}
      right={judged?.correct.choices ?? null}
      onChange={(choices) => onChange({ kind: 'several', choices })}
    />
  )
}
