'use client'
import { FormMessage } from '@/components/forms/form-message'
import { useContractForm } from '@/components/forms/use-contract-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { PasswordField } from '@/components/ui/password-input'
import { call } from '@/lib/http/client'
import { accountsCalls } from '@/lib/accounts/calls'
import { passwordOnlySchema } from '@/lib/accounts/forms'

type ConfirmDialogProps = {
  email: string
  onConfirmed: () => void
  onOpenChange: (isOpen: boolean) => void
}

/** Asks for the parent's password before an action that a child holding the device may not take. */
export function ConfirmDialog({ email, onConfirmed, onOpenChange }: ConfirmDialogProps) {
  const { formProps, field, isSending, message } = useContractForm({
    schema: passwordOnlySchema,
    defaults: { password: '' },
    send: async (body) => {
      await call(accountsCalls.confirmPassword, { body })
      onConfirmed()
    },
  })
  return (
    <Dialog
      onOpenChange={onOpenChange}
      title="Potvrdi lozinkom"
      subtitle="Za ovo treba lozinka roditeljskog računa."
    >
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
