'use client'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { Checkbox, Input } from './input'

/** Ties a control to its label, hint and error. */
export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

type FieldTexts = { label: string; hint?: string | undefined; error?: string | undefined }

export type InputFieldProps = FieldTexts & ComponentProps<'input'>

type FieldProps = FieldTexts & {
  isLabelBehind?: boolean
  children: (wiring: FieldWiring) => ReactNode
}

/**
 * A form field with label, id and error; the error is announced when it appears and replaces the
 * hint. A line below the control is reserved for hint or error: a button below must not move when a
 * click on that button blurs the field.
 */
export function Field({ label, hint, error, isLabelBehind = false, children }: FieldProps) {
  const id = useId()
  const note = error ? 'error' : hint ? 'hint' : undefined
  const control = children({
    id,
    'aria-describedby': note && `${id}-${note}`,
    'aria-invalid': error !== undefined,
  })
  return (
    <div>
      <div className={isLabelBehind ? 'flex items-start gap-2' : 'space-y-1'}>
        {isLabelBehind && control}
        <label
          htmlFor={id}
          className={isLabelBehind ? 'min-h-11 py-2.5 leading-snug' : 'block font-bold'}
        >
          {label}
        </label>
        {!isLabelBehind && control}
      </div>
      <div className={isLabelBehind ? 'pl-13 text-sm' : 'min-h-8 pt-1 text-sm'}>
        {note === 'hint' && (
          <p id={`${id}-hint`} className="text-muted">
            {hint}
          </p>
        )}
        <p id={`${id}-error`} role="alert" className="font-bold text-bad empty:hidden">
          {error}
        </p>
      </div>
    </div>
  )
}

/** A labelled text input. */
export const TextField = ({ label, hint, error, ...input }: InputFieldProps) => (
  <Field {...{ label, hint, error }}>{(wiring) => <Input {...wiring} {...input} />}</Field>
)

/** A checkbox followed by its label. */
export const TickField = ({ label, hint, error, ...input }: InputFieldProps) => (
  <Field {...{ label, hint, error }} isLabelBehind>
    {(wiring) => <Checkbox {...wiring} {...input} />}
  </Field>
)
