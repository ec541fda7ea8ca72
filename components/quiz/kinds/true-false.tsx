import { CLAIM_OPTIONS } from '@/lib/questions/kinds/true-false/answer'
import type { FieldsProps } from '../answer-fields'
import { ChoiceFields } from './choice-fields'

export function TrueFalseFields({ answer, judged, onChange }: FieldsProps<'true-false'>) {
  return (
    <ChoiceFields
      type="radio"
      options={CLAIM_OPTIONS}
      chosen={answer ? [String(answer.value)] : []}
      right={judged ? [String(judged.correct.value)] : null}
      onChange={([value]) => onChange({ kind: 'true-false', value: value === 'true' })}
    />
  )
}
