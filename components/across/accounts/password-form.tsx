'use client'
import { useWatch } from 'react-hook-form'
import { FormMessage } from '@/components/forms/form-message'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-input'
import { call } from '@/lib/platform/http/client'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { changePasswordFormSchema, type Parent } from '@/lib/across/accounts/model'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { useUser } from '@/stores/user'
import { withToasts } from './with-toasts'

const WORDS = {
  done: USER_MESSAGES.passwordChanged,
  failed: USER_MESSAGES.passwordFailed,
  failedTitle: 'Greška!',
} as const

const EMPTY = { trenutnaLozinka: '', novaLozinka: '', potvrdaLozinke: '' }

/** Changes the parent's password; every other session ends. */
export function ChangePasswordForm({ parent, onSaved }: { parent: Parent; onSaved: () => void }) {
  const { form, formProps, field, isSending, message } = useSchemaForm({
    schema: changePasswordFormSchema,
    defaults: EMPTY,
    send: async (values) => {
      await withToasts(
        call(accountsApiCalls.changePassword, { body: { userId: parent._id, ...values } }),
        WORDS,
      )
      // The server has cancelled a pending e-mail along with the old password.
      useUser.getState().show({ ...parent, pendingEmail: null })
      onSaved()
    },
  })
  const { errors, touchedFields } = form.formState
  const texts = useWatch({
    control: form.control,
    name: ['trenutnaLozinka', 'novaLozinka', 'potvrdaLozinke'],
  })
  // Rule 14.11: no errors and all three filled.
  const canSave = texts.every(Boolean) && Object.keys(errors).length === 0 && !isSending
  const judgeRepeated = () => {
    if (touchedFields.potvrdaLozinke) void form.trigger('potvrdaLozinke')
  }
  return (
    <form {...formProps} className="space-y-4">
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" autoComplete="username" value={parent.email} readOnly hidden />
      <PasswordField
        label="Trenutna lozinka"
        autoComplete="current-password"
        {...field('trenutnaLozinka')}
      />
      <PasswordField
        label="Nova lozinka"
        hint="Najmanje 8 znakova."
        autoComplete="new-password"
        {...field('novaLozinka', { onChange: judgeRepeated })}
      />
      <PasswordField
        label="Potvrda lozinke"
        autoComplete="new-password"
        {...field('potvrdaLozinke')}
      />
      <p className="text-sm text-muted">
        Nakon promjene odjavit ćemo sve ostale uređaje prijavljene na Vaš račun.
      </p>
      <FormMessage text={message} />
      <Button type="submit" disabled={!canSave} className="w-full">
        Promijeni lozinku
      </Button>
    </form>
  )
}
