'use client'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useContractForm } from '@/components/forms/use-contract-form'
import { Field } from '@/components/ui/field'
import { toastAfterLoad } from '@/components/ui/left-toast'
import { PasswordInput } from '@/components/ui/password-input'
import { call } from '@/lib/http/client'
import { signInCall } from '@/lib/users/calls'
import { loadPage } from '@/lib/users/load-page'
import { RETURN_PARAM, returnPath } from '@/lib/users/return-path'
import { readSessionOver } from '@/lib/users/session-over'
import { announceSession } from '@/stores/session'
import { SessionOverNote } from './session-over-note'
import { SignInNameField } from './sign-in-name-field'

type SignIn = { email: string; password: string }

const schema = async () => (await import('@/lib/users/contract')).signInContract.body

/** The page that asked for the sign-in, or the one on which a session was over. */
const wantedPage = () =>
  new URLSearchParams(window.location.search).get(RETURN_PARAM) ?? readSessionOver()

async function send(body: SignIn): Promise<void> {
  await call(signInCall, { body })
  announceSession()
  // Specification, section 8.
  toastAfterLoad({ kind: 'success', title: 'Uspjeh!', text: 'Uspješno ste se prijavili' })
  loadPage(returnPath(wantedPage()))
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
