'use client'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { passwordAdvice } from '@/lib/accounts/password-strength'

type NewPasswordFieldProps = UseFormRegisterReturn & { label?: string; error?: string | undefined }

/** A password to be chosen, with advice in words while it is typed. */
export function NewPasswordField({
  label = 'Lozinka',
  error,
  ...registered
}: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  return (
    <Field label={label} hint={passwordAdvice(typed)} error={error}>
      {(wiring) => (
        <PasswordInput
          {...wiring}
          {...registered}
          onChange={(event) => {
            setTyped(event.target.value)
            return registered.onChange(event)
          }}
          required
          autoComplete="new-password"
          enterKeyHint="done"
        />
      )}
    </Field>
  )
}
