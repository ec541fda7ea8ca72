'use client'
import { useId, type ReactNode } from 'react'

/** What ties a control to its label, its hint and its error. */
export type FieldWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
}

type FieldProps = {
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
  /** The label stands behind the control, as for a tick. */
  isLabelBehind?: boolean
  children: (wiring: FieldWiring) => ReactNode
}

/** One field of a form: owns label, id and error. Its error is read out when it appears. */
export function Field({ label, hint, error, isLabelBehind = false, children }: FieldProps) {
  const id = useId()
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const control = children({
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error !== undefined,
  })
  return (
    <div className="space-y-1.5">
      <div className={isLabelBehind ? 'flex items-start gap-3' : 'space-y-1.5'}>
        {isLabelBehind && control}
        <label htmlFor={id} className={isLabelBehind ? 'py-2.5 leading-snug' : 'block font-bold'}>
          {label}
        </label>
        {!isLabelBehind && control}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} role="alert" className="text-sm font-bold text-bad empty:hidden">
        {error}
      </p>
    </div>
  )
}
