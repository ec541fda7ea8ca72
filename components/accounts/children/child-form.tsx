'use client'
import { useWatch } from 'react-hook-form'
import { FormMessage } from '@/components/forms/form-message'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input, Select } from '@/components/ui/input'
import { AvatarChoice } from '../avatar-choice'
import type { Parent } from '@/lib/accounts/model'
import type { Child } from '@/lib/users/model'
import { ChildAllowances, NicknamePublicity } from './child-allowances'
import { ChildSecretFields, forgetSecret } from './child-secret-fields'
import { useSite } from '@/stores/site'
import { orderOf, useChildForm } from './use-child-form'

type ChildFormProps = {
  parent: Parent
  child: Child | undefined
  onSaved: (child: Child) => void
}

/** The fields of a child. Nothing here is the parent's own, so browsers fill nothing in. */
export function ChildForm({ parent, child, onSaved }: ChildFormProps) {
  const { grades } = useSite()
  const { form, formProps, isSending, message, errorOf, checkNickName, nickNameError, kindIn } =
    useChildForm({ parent, grades, child, onSaved })
  const { control } = form
  const [avatarURL, gradeID] = useWatch({ control, name: ['avatarURL', 'gradeID'] })
  const gradeOrder = orderOf(grades, gradeID)
  return (
    <form {...formProps} className="space-y-4">
      <Field label="Ime" error={errorOf('firstName')}>
        {(wiring) => <Input autoComplete="off" {...wiring} {...form.register('firstName')} />}
      </Field>
      <Field label="Nadimak" hint="Njime se dijete prijavljuje." error={nickNameError}>
        {(wiring) => (
          <Input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...wiring}
            {...form.register('nickName', { onBlur: checkNickName })}
          />
        )}
      </Field>
      <Field label="Razred" error={errorOf('gradeID')}>
        {(wiring) => (
          <Select
            {...wiring}
            {...form.register('gradeID', {
              // `gradeID` is still the one before.
              onChange: () => {
                const values = form.getValues()
                if (kindIn(values) !== kindIn({ ...values, gradeID })) forgetSecret(form)
              },
            })}
          >
            <option value="">Odaberite razred</option>
            {grades.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <AvatarChoice
        legend="Sličica"
        value={avatarURL}
        onChoose={(file) => form.setValue('avatarURL', file, { shouldDirty: true })}
      />
      <ChildSecretFields {...{ form, errorOf, child, gradeOrder }} />
      {child && <ChildAllowances form={form} />}
      <NicknamePublicity form={form} />
      <FormMessage text={message} />
      <Button type="submit" disabled={isSending} className="w-full">
        {child ? 'Spremi promjene' : 'Dodaj dijete'}
      </Button>
    </form>
  )
}
