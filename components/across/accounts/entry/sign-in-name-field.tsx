'use client'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '@/components/ui/field'
import { USER_LIMITS } from '@/lib/people/users/limits'

type SignInNameFieldProps = UseFormRegisterReturn & {
  label: 'Email ili nadimak' | 'Nadimak'
  error: string | undefined
  /** What the return key of a phone leads to. */
  enterKeyHint: 'next' | 'send'
}

/** The name that someone signs in by: a parent's e-mail or a pupil's nickname. */
export const SignInNameField = (props: SignInNameFieldProps) => (
  <TextField
    {...props}
    required
    maxLength={USER_LIMITS.email}
    autoComplete="username"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    inputMode={props.label === 'Nadimak' ? undefined : 'email'}
  />
)
