'use client'
import type { FocusEvent } from 'react'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { USER_LIMITS } from '@/lib/users/limits'
import { isEmailTaken } from './is-email-taken'
import type { RegistrationForm } from './use-registration'

/** Who registers. Whether the e-mail is free is asked when its field is left. */
export function PersonFields({ form, errorOf, refuse }: RegistrationForm) {
  const email = form.register('email')
  const leaveEmail = async (event: FocusEvent<HTMLInputElement>) => {
    await email.onBlur(event)
    const asked = form.getValues('email')
    if (!asked || form.getFieldState('email').invalid) return
    const sentence = await isEmailTaken(asked)
    if (sentence && form.getValues('email') === asked) refuse('email', sentence)
  }
  return (
    <>
      <div className="grid sm:grid-cols-2 sm:gap-x-4">
        <Field label="Ime" error={errorOf('firstName')}>
          {(wiring) => (
            <Input
              {...wiring}
              {...form.register('firstName')}
              required
              maxLength={USER_LIMITS.name}
              autoComplete="given-name"
              autoCapitalize="words"
              enterKeyHint="next"
            />
          )}
        </Field>
        <Field label="Prezime" error={errorOf('lastName')}>
          {(wiring) => (
            <Input
              {...wiring}
              {...form.register('lastName')}
              required
              maxLength={USER_LIMITS.name}
              autoComplete="family-name"
              autoCapitalize="words"
              enterKeyHint="next"
            />
          )}
        </Field>
      </div>
      <Field label="Email" error={errorOf('email')}>
        {(wiring) => (
          <Input
            {...wiring}
            {...email}
            onBlur={(event) => void leaveEmail(event)}
            type="email"
            required
            maxLength={USER_LIMITS.email}
            autoComplete="username"
            inputMode="email"
            enterKeyHint="next"
          />
        )}
      </Field>
    </>
  )
}
