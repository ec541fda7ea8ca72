'use client'
import { MarkdownField } from '@/components/content/editor/markdown-field'
import { Field } from '@/components/ui/field'
import { Input, Select } from '@/components/ui/input'
import type { BodyOf, QuestionKind } from '@/lib/content/questions/model'

export type EditorProps<Kind extends QuestionKind> = {
  body: BodyOf<Kind>
  onChange: (body: BodyOf<Kind>) => void
}

type LineProps = { label: string; value: string; onChange: (value: string) => void; hint?: string }

/** A labelled single-line text field. */
export const SingleLineField = ({ label, value, onChange, hint }: LineProps) => (
  <Field label={label} hint={hint}>
    {(wiring) => (
      <Input {...wiring} value={value} onChange={({ target }) => onChange(target.value)} />
    )}
  </Field>
)

type ReasonProps = {
  value: string | null
  onChange: (value: string | null) => void
  label?: string
}

/** A labelled Markdown field for a text that pupils read. */
export const MarkdownLineField = ({ label, value, onChange }: LineProps) => (
  <Field label={label}>
    {(wiring) => <MarkdownField {...{ label, value, onChange, wiring }} />}
  </Field>
)

/** Explains why an answer is right or wrong. */
export const ReasonField = ({
  value,
  onChange,
  label = 'Zašto? (piše uz taj odgovor)',
}: ReasonProps) => (
  <Field label={label}>
    {(wiring) => (
      <MarkdownField
        rows={2}
        {...{ label, wiring }}
        value={value ?? ''}
        onChange={(text) => onChange(text || null)}
      />
    )}
  </Field>
)

type WeightProps = {
  value: number
  /** Common values in percent, with labels. */
  options: [number, string][]
  onChange: (value: number) => void
}

export const WeightField = ({ value, options, onChange }: WeightProps) => (
  <Field label="Vrijedi">
    {(wiring) => (
      <Select
        {...wiring}
        value={String(value)}
        onChange={({ target }) => onChange(Number(target.value))}
        className="max-w-72"
      >
        {!options.some(([weight]) => weight === value) && (
          <option value={String(value)}>{value} %</option>
        )}
        {options.map(([weight, name]) => (
          <option key={weight} value={String(weight)}>
            {name}
          </option>
        ))}
      </Select>
    )}
  </Field>
)
