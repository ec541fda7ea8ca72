'use client'
import { useWatch } from 'react-hook-form'
import { FormMessage } from '@/components/forms/form-message'
import { useContractForm } from '@/components/forms/use-contract-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Checkbox, Input } from '@/components/ui/input'
import { call } from '@/lib/http/client'
import { updateParentCall } from '@/lib/users/calls'
import { USER_MESSAGES } from '@/lib/users/messages'
import { personalFormSchema, type PersonalForm } from '@/lib/users/forms'
import type { Parent } from '@/lib/users/model'
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
})

/** A parent's name, e-mail and newsletter. */
export function PersonalDataForm({ parent, onSaved }: { parent: Parent; onSaved: () => void }) {
  const show = useUser((state) => state.show)
  const { form, formProps, isSending, message, errorOf } = useContractForm({
    schema: personalFormSchema,
    defaults: valuesOf(parent),
    send: async (values) => {
      const body = { userId: parent._id, ...values }
      const { user } = await withToasts(call(updateParentCall, { body }), WORDS)
      show(user)
      onSaved()
    },
  })
  const { errors, isDirty } = form.formState
  const texts = useWatch({ control: form.control, name: ['firstName', 'lastName', 'email'] })
  // Specification, section 4: no errors, all three filled, at least one value changed.
  const isFilled = texts.every((text) => text.trim() !== '')
  const canSave = isFilled && isDirty && Object.keys(errors).length === 0 && !isSending
  return (
    <form {...formProps} className="space-y-4">
      <Field label="Ime" error={errorOf('firstName')}>
        {(wiring) => (
          <Input autoComplete="given-name" {...wiring} {...form.register('firstName')} />
        )}
      </Field>
      <Field label="Prezime" error={errorOf('lastName')}>
        {(wiring) => (
          <Input autoComplete="family-name" {...wiring} {...form.register('lastName')} />
        )}
      </Field>
      <Field
        label="Email"
        hint="Novu adresu treba potvrditi poveznicom koju ćemo poslati na nju."
        error={errorOf('email')}
      >
        {(wiring) => (
          <Input type="email" autoComplete="email" {...wiring} {...form.register('email')} />
        )}
      </Field>
      <Field label="Želim primati novosti emailom" isLabelBehind>
        {(wiring) => <Checkbox {...wiring} {...form.register('subscribedToNewsletter')} />}
      </Field>
      <FormMessage text={message} />
      <Button type="submit" disabled={!canSave} className="w-full">
        Spremi promjene
      </Button>
    </form>
  )
}
