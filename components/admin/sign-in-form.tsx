'use client'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useContractForm } from '@/components/forms/use-contract-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { adminCalls } from '@/lib/admin/calls'
import { loadPage } from '@/lib/browser/load-page'
import { call } from '@/lib/http/client'
import { useAdmin } from '@/stores/admin'

type Credentials = { email: string; password: string }

const schema = async () => (await import('@/lib/admin/contract')).loginContract.body

async function send(body: Credentials): Promise<void> {
  useAdmin.getState().show(await call(adminCalls.login, { body }))
  loadPage('/admin')
}

/** Sign-in of admins. What is filled in is judged by the server alone (specification, section 5). */
export function AdminSignInForm() {
  const { form, formProps, isSending, message, errorOf } = useContractForm<Credentials>({
    schema,
    send,
    leavesPage: true,
  })
  return (
    <form {...formProps}>
      <FormMessage text={message} />
      <Field label="Email" error={errorOf('email')}>
        {(wiring) => (
          <Input type="email" autoComplete="username" {...wiring} {...form.register('email')} />
        )}
      </Field>
      <Field label="Lozinka" error={errorOf('password')}>
        {(wiring) => (
          <PasswordInput
            autoComplete="current-password"
            {...wiring}
            {...form.register('password')}
          />
        )}
      </Field>
      <SubmitButton isSending={isSending} label="Prijavi se" waitingLabel="Prijavljujem..." />
    </form>
  )
}
