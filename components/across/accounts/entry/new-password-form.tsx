'use client'
import { FormMessage } from '@/components/forms/form-message'
import { SubmitButton } from '@/components/forms/submit-button'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { ApiError, call } from '@/lib/platform/http/client'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { NewPasswordField } from './new-password-field'

type NewPasswordFormProps = {
  token: string
  /** The password's account: an e-mail address or a nickname. */
  signInName: string
  onChanged: () => void
  onSpent: () => void
}

const schema = async () =>
  (await import('@/lib/across/accounts/contract')).resetPasswordContract.body.pick({
    password: true,
  })

/** Sets the new password of a mailed link. */
export function NewPasswordForm({ token, signInName, onChanged, onSpent }: NewPasswordFormProps) {
  const { formProps, field, isSending, message } = useSchemaForm<{ password: string }>({
    schema,
    send: async ({ password }) => {
      try {
        await call(accountsApiCalls.resetPassword, { body: { token, password } })
      } catch (error) {
        // The link was used meanwhile or has expired after an hour.
        if (error instanceof ApiError && error.status === 400 && !error.fields) return onSpent()
        throw error
      }
      onChanged()
    },
  })
  return (
    <form {...formProps}>
      <FormMessage text={message} />
      <p className="mb-4 break-words">
        Nova lozinka je za račun <strong>{signInName}</strong>. Kad je spremite, završit će sve
        ranije prijave na njega.
      </p>
      {/* Tells password managers which account the password belongs to. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={signInName}
        readOnly
        tabIndex={-1}
        hidden
      />
      <NewPasswordField label="Nova lozinka" {...field('password')} />
      <SubmitButton isSending={isSending} label="Spremi lozinku" waitingLabel="Spremam..." />
    </form>
  )
}
