'use client'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from '@/components/ui/password-input'
import { passwordAdvice } from '@/lib/across/accounts/password-strength'

type NewPasswordFieldProps = UseFormRegisterReturn & { label: string; error: string | undefined }

/** A field for a new password, with advice in words while typing. */
export function NewPasswordField({ onChange, ...rest }: NewPasswordFieldProps) {
  const [typed, setTyped] = useState('')
  return (
    <PasswordField
      {...rest}
      hint={passwordAdvice(typed)}
      onChange={(event) => {
        setTyped(event.target.value)
        void onChange(event)
      }}
      required
      autoComplete="new-password"
      enterKeyHint="done"
    />
  )
}
