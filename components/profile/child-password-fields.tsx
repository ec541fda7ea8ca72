'use client'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Checkbox } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import type { ChildForm } from '@/lib/users/forms'

type ChildPasswordFieldsProps = {
  form: UseFormReturn<ChildForm>
  error: string | undefined
  hasPassword: boolean
}

const WITHOUT = 'Bez lozinke se dijete prijavljuje samo preko vašeg računa.'

/** A child's password: set, changed or taken away. */
export function ChildPasswordFields({ form, error, hasPassword }: ChildPasswordFieldsProps) {
  const isRemoved = useWatch({ control: form.control, name: 'removesPassword' })
  const hint = hasPassword
    ? 'Najmanje 8 znakova. Ostavite prazno ako se lozinka ne mijenja.'
    : `Neobavezno, najmanje 8 znakova. ${WITHOUT}`
  return (
    <>
      {!isRemoved && (
        <Field
          label={hasPassword ? 'Nova lozinka djeteta' : 'Lozinka djeteta'}
          hint={hint}
          error={error}
        >
          {(wiring) => (
            <PasswordInput autoComplete="new-password" {...wiring} {...form.register('password')} />
          )}
        </Field>
      )}
      {hasPassword && (
        <Field label="Ukloni lozinku djeteta" hint={WITHOUT} isLabelBehind>
          {(wiring) => (
            <Checkbox
              {...wiring}
              {...form.register('removesPassword', {
                // A password that is half typed must not stand in the way of none.
                onChange: () => form.resetField('password'),
              })}
            />
          )}
        </Field>
      )}
    </>
  )
}
