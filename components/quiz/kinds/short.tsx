import { ANSWER_LIMITS } from '@/lib/questions/answer-limits'
import type { FieldsProps } from '../answer-fields'
import { TextField } from './text-field'

export function ShortFields({ answer, judged, onChange }: FieldsProps<'short'>) {
  return (
    <TextField
      typed={answer?.text ?? ''}
      maxLength={ANSWER_LIMITS.shortText}
      judged={judged}
      onChange={(text) => onChange({ kind: 'short', text })}
    />
  )
}
