'use client'
import type { FieldWiring } from '@/components/ui/field'
import { Select } from '@/components/ui/input'
import { QUESTION_KINDS, type QuestionKind } from '@/lib/content/questions/kinds/names'
import type { QuestionBody } from '@/lib/content/questions/model'
import { BodyEditor, KIND_EDITORS } from './kinds'

type BodyFieldProps = {
  value: QuestionBody
  wiring: FieldWiring
  onChange: (body: QuestionBody) => void
}

/** A question's kind and its fields. Options are kept when both kinds have them. */
export function BodyField({ value, wiring, onChange }: BodyFieldProps) {
  return (
    <div className="space-y-4">
      <Select
        {...wiring}
        value={value.kind}
        onChange={({ target }) => onChange(bodyAs(value, target.value as QuestionKind))}
      >
        {QUESTION_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {KIND_EDITORS[kind].name}
          </option>
        ))}
      </Select>
      <BodyEditor key={value.kind} body={value} onChange={onChange} />
    </div>
  )
}

function bodyAs(body: QuestionBody, kind: QuestionKind): QuestionBody {
  if (body.kind === 'single' && kind === 'short') {
    const answers = body.choices.map((one) => ({ ...one, weight: Math.max(0, one.weight) }))
    const written = answers.filter(({ text }) => text.trim())
    return written.length ? { kind, answers: written } : KIND_EDITORS[kind].blank
  }
  if (body.kind === 'short' && kind === 'single') return { kind, choices: body.answers }
  return KIND_EDITORS[kind].blank
}

/** A short description of a body, for resolving conflicts. */
export const questionBodySummary = (value: unknown): string => {
  const { kind, ...rest } = value as QuestionBody
  const texts =
    JSON.stringify(rest).match(
      /"(?:text|left|right|formula|passage|from|to|written)":"[^"]*"|"(?:parts|low|high)":[-\d.]+/g,
    ) ?? []
  return [KIND_EDITORS[kind].name, ...texts.map((one) => one.replace(/^"\w+":|"/g, ''))].join('; ')
}
