'use client'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/input'
import { ReasonField, type EditorProps } from './parts'

/** Whether a claim is true, and why. */
export function ClaimEditor({ body, onChange }: EditorProps<'true-false'>) {
  return (
    <div className="space-y-2">
      <Field label="Tvrdnja je">
        {(wiring) => (
          <Select
            {...wiring}
            value={String(body.isTrue)}
            onChange={({ target }) => onChange({ ...body, isTrue: target.value === 'true' })}
            className="max-w-60"
          >
            <option value="true">točna</option>
            <option value="false">netočna</option>
          </Select>
        )}
      </Field>
      <ReasonField
        label="Zašto? (vidi tko pogriješi)"
        value={body.wrongFeedback}
        onChange={(wrongFeedback) => onChange({ ...body, wrongFeedback })}
      />
      <ReasonField
        label="Zašto? (vidi tko pogodi)"
        value={body.rightFeedback}
        onChange={(rightFeedback) => onChange({ ...body, rightFeedback })}
      />
    </div>
  )
}
