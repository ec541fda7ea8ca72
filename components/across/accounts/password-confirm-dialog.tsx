'use client'
import { FormMessage } from '@/components/forms/form-message'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { PasswordField } from '@/components/ui/password-input'
import { call } from '@/lib/platform/http/client'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { passwordOnlySchema } from '@/lib/across/accounts/forms'

export type PasswordConfirmOptions = {
  email: string
  /** Names the account whose password is asked for; defaults to the parent's. */
  subtitle?: string
  confirm?: (body: { password: string }) => Promise<unknown>
}

type ConfirmDialogProps = PasswordConfirmOptions & {
  onConfirmed: () => void
  onOpenChange: (isOpen: boolean) => void
}

const confirmParent = (body: { password: string }) =>
  call(accountsApiCalls.confirmPassword, { body })

/** Asks for the password before an action that others at the device must not take. */
export function PasswordConfirmDialog(props: ConfirmDialogProps) {
  const { email, onConfirmed, onOpenChange, confirm = confirmParent } = props
  const { subtitle = 'Za ovo treba lozinka roditeljskog računa.' } = props
  const { formProps, field, isSending, message } = useSchemaForm({
    schema: passwordOnlySchema,
    defaults: { password: '' },
    send: async (body) => {
      await confirm(body)
      onConfirmed()
    },
  })
  return (
    <Dialog onOpenChange={onOpenChange} title="Potvrda lozinkom" subtitle={subtitle}>
      <form {...formProps} className="space-y-4">
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label="Lozinka"
          autoFocus
          autoComplete="current-password"
          {...field('password')}
        />
        <FormMessage text={message} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Odustani
          </Button>
          <Button type="submit" disabled={isSending}>
            Potvrdi
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
