'use client'
import { useWatch } from 'react-hook-form'
import { FormMessage } from '@/components/forms/form-message'
import { useSchemaForm } from '@/components/forms/use-contract-form'
import { Button } from '@/components/ui/button'
import { TextField, TickField } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-input'
import { call } from '@/lib/platform/http/client'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import {
  isSameSignInName,
  personalFormSchema,
  type PersonalForm,
} from '@/lib/across/accounts/forms'
import type { Parent } from '@/lib/across/accounts/model'
import { useUser } from '@/stores/user'
import { withToasts } from './with-toasts'

const WORDS = {
  done: 'Uspješno ste ažurirali osobne podatke',
  failed: USER_MESSAGES.profileFailed,
  failedTitle: 'Greška!',
} as const

const valuesOf = (parent: Parent): PersonalForm => ({
  firstName: parent.firstName,
  lastName: parent.lastName,
  email: parent.email,
  subscribedToNewsletter: parent.subscribedToNewsletter,
  password: '',
})

/** What happens to a new or pending address. */
const emailHint = ({ email, pendingEmail }: Parent) =>
  pendingEmail === null
    ? 'Nova adresa vrijedi kad je potvrdite poveznicom koju ćemo poslati na nju. Dotad se prijavljujete ovom.'
    : `Adresa ${pendingEmail} čeka potvrdu poveznicom koju smo poslali na nju. Dotad se prijavljujete adresom ${email}.`

/** A parent's name, e-mail and newsletter. A new e-mail needs the password. */
export function PersonalDataForm({ parent, onSaved }: { parent: Parent; onSaved: () => void }) {
  const show = useUser((state) => state.show)
  const isNew = (email: string) => !isSameSignInName(email, parent.email)
  const { form, formProps, field, isSending, message } = useSchemaForm({
    schema: personalFormSchema,
    defaults: valuesOf(parent),
    send: async ({ password, ...values }) => {
      const proof = isNew(values.email) ? { password } : {}
      const body = { userId: parent._id, ...values, ...proof }
      const { user } = await withToasts(call(accountsApiCalls.updateParent, { body }), WORDS)
      show(user)
      onSaved()
    },
  })
  const { errors, isDirty } = form.formState
  const { control } = form
  const texts = useWatch({ control, name: ['firstName', 'lastName', 'email'] })
  const [email, password] = useWatch({ control, name: ['email', 'password'] })
  const asksPassword = isNew(email)
  // Rule 14.10: no errors, all three filled, at least one value changed.
  const isFilled = texts.every((text) => text.trim() !== '') && (!asksPassword || password !== '')
  const canSave = isFilled && isDirty && Object.keys(errors).length === 0 && !isSending
  const dropPassword = () => {
    if (!isNew(form.getValues('email'))) form.resetField('password')
  }
  return (
    <form {...formProps} className="space-y-4">
      <TextField label="Ime" autoComplete="given-name" {...field('firstName')} />
      <TextField label="Prezime" autoComplete="family-name" {...field('lastName')} />
      <TextField
        label="Email"
        hint={emailHint(parent)}
        type="email"
        autoComplete="email"
        {...field('email', { onChange: dropPassword })}
      />
      {asksPassword && (
        <PasswordField
          label="Lozinka"
          hint="Za promjenu emaila upišite svoju lozinku. Ostale ćemo uređaje odjaviti."
          autoComplete="current-password"
          {...field('password')}
        />
      )}
      <TickField label="Želim primati novosti emailom" {...field('subscribedToNewsletter')} />
      <FormMessage text={message} />
      <Button type="submit" disabled={!canSave} className="w-full">
        Spremi promjene
      </Button>
    </form>
  )
}
