'use client'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { TextField } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-input'
import { adminSessionApiCalls } from '@/lib/platform/admin/calls'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { adminReturnPath, RETURN_PARAM } from '@/lib/platform/browser/return-path'
import { call } from '@/lib/platform/http/client'
import { useAdmin } from '@/stores/admin'

type Credentials = { email: string; password: string }

const schema = async () => (await import('@/lib/platform/admin/contract')).adminSignInContract.body

async function send(body: Credentials): Promise<void> {
  const session = await call(adminSessionApiCalls.adminSignIn, { body })
  useAdmin.getState().show(session)
  const { sendUnsent } = await import('./unsent-drafts')
  await sendUnsent(session.admin.email)
  const query = new URLSearchParams(window.location.search)
  hardNavigate(adminReturnPath(query.get(RETURN_PARAM)))
}

/** The admins' sign-in. Only the server validates the values (rule 7.9). */
export function AdminSignInForm() {
  const { formProps, field, isSending, message } = useSchemaForm<Credentials>({
    schema,
    send,
    leavesPage: true,
  })
  return (
    <form {...formProps}>
      <FormMessage text={message} />
      <TextField label="Email" type="email" autoComplete="username" {...field('email')} />
      <PasswordField label="Lozinka" autoComplete="current-password" {...field('password')} />
      <SubmitButton isSending={isSending} label="Prijavi se" waitingLabel="Prijavljujem..." />
    </form>
  )
}
