'use client'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { USER_LIMITS } from '@/lib/users/limits'

type SignInNameFieldProps = UseFormRegisterReturn & {
  error: string | undefined
  /** What the return key of a phone leads to. */
  enterKeyHint: 'next' | 'send'
}

/** The name that someone signs in by: a parent's e-mail or a pupil's nickname. */
export const SignInNameField = ({ error, ...registered }: SignInNameFieldProps) => (
  <Field label="Email ili nadimak" error={error}>
    {(wiring) => (
      <Input
        {...wiring}
        {...registered}
        required
        maxLength={USER_LIMITS.email}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="email"
      />
    )}
  </Field>
)
