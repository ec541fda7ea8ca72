'use client'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { TextField } from '@/components/ui/field'
import { USER_LIMITS } from '@/lib/people/users/limits'

type SignInNameFieldProps = UseFormRegisterReturn & {
  label: 'Email ili nadimak' | 'Nadimak'
  error: string | undefined
  /** The label of the return key on a phone. */
  enterKeyHint: 'next' | 'send'
}

/** The sign-in name: a parent's e-mail or a pupil's nickname. */
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
