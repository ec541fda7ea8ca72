'use client'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useContractForm } from '@/components/forms/use-contract-form'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import { call } from '@/lib/http/client'
import { accountsCalls } from '@/lib/accounts/calls'
import { enter } from './enter'
import { SessionOverNote } from './session-over-note'
import { SignInNameField } from './sign-in-name-field'

type SignIn = { email: string; password: string }

const schema = async () => (await import('@/lib/accounts/contract')).signInContract.body

async function send(body: SignIn): Promise<void> {
  await call(accountsCalls.signIn, { body })
  enter()
}

/** Sign-in of parents by e-mail and of pupils by nickname. */
export function SignInForm() {
  const { form, formProps, isSending, message, errorOf } = useContractForm<SignIn>({
    schema,
    send,
    leavesPage: true,
  })
  return (
    <form {...formProps}>
      <SessionOverNote />
      <FormMessage text={message} />
      <SignInNameField {...form.register('email')} error={errorOf('email')} enterKeyHint="next" />
      <Field label="Lozinka" error={errorOf('password')}>
        {(wiring) => (
          <PasswordInput
            {...wiring}
            {...form.register('password')}
            required
            autoComplete="current-password"
            enterKeyHint="go"
          />
        )}
      </Field>
      <SubmitButton isSending={isSending} label="Prijavi se" waitingLabel="Prijavljujem..." />
    </form>
  )
}
