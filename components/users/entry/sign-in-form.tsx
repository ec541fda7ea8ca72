'use client'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useContractForm } from '@/components/forms/use-contract-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { toastAfterLoad } from '@/components/ui/left-toast'
import { PasswordInput } from '@/components/ui/password-input'
import { call } from '@/lib/http/client'
import { signInCall } from '@/lib/users/calls'
import { USER_LIMITS } from '@/lib/users/limits'
import { loadPage } from '@/lib/users/load-page'
import { RETURN_PARAM, returnPath } from '@/lib/users/return-path'
import { announceSession } from '@/stores/session'

type SignIn = { email: string; password: string }

const schema = async () => (await import('@/lib/users/contract')).signInContract.body

async function send(body: SignIn): Promise<void> {
  await call(signInCall, { body })
  announceSession()
  // Specification, section 8.
  toastAfterLoad({ kind: 'success', title: 'Uspjeh!', text: 'Uspješno ste se prijavili' })
  loadPage(returnPath(new URLSearchParams(window.location.search).get(RETURN_PARAM)))
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
      <FormMessage text={message} />
      <Field label="Email ili nadimak" error={errorOf('email')}>
        {(wiring) => (
          <Input
            {...wiring}
            {...form.register('email')}
            required
            maxLength={USER_LIMITS.email}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            inputMode="email"
            enterKeyHint="next"
          />
        )}
      </Field>
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
      <SubmitButton isSending={isSending} label="Prijavi se" waitingLabel="Prijavljujem…" />
    </form>
  )
}
