'use client'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { PasswordField } from '@/components/ui/password-input'
import { call } from '@/lib/platform/http/client'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { openPageAfterSignIn } from './open-page-after-sign-in'
import { SessionOverNote } from './session-over-note'
import { SignInNameField } from './sign-in-name-field'

type SignIn = { email: string; password: string }

const schema = async () => (await import('@/lib/across/accounts/contract')).signInContract.body

async function send(body: SignIn): Promise<void> {
  await call(accountsApiCalls.signIn, { body })
  openPageAfterSignIn()
}

/** Sign-in of parents by e-mail and of pupils by nickname. */
export function SignInForm() {
  const { formProps, field, isSending, message } = useSchemaForm<SignIn>({
    schema,
    send,
    leavesPage: true,
  })
  return (
    <form {...formProps}>
      <SessionOverNote />
      <FormMessage text={message} />
      <SignInNameField label="Email ili nadimak" {...field('email')} enterKeyHint="next" />
      <PasswordField
        label="Lozinka"
        {...field('password')}
        required
        autoComplete="current-password"
        enterKeyHint="go"
      />
      <SubmitButton isSending={isSending} label="Prijavi se" waitingLabel="Prijavljujem..." />
    </form>
  )
}
