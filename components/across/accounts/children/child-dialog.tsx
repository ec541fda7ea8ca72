'use client'
import { useWatch } from 'react-hook-form'
import { FormMessage } from '@/components/forms/form-message'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, TextField, TickField } from '@/components/ui/field'
import { Select } from '@/components/ui/input'
import type { Parent } from '@/lib/across/accounts/model'
import type { Child } from '@/lib/people/users/model'
import { useSite } from '@/stores/site'
import { AvatarChoice } from '../avatar-choice'
import { PasswordPrompt } from '../password-question'
import { ChildSecretFields, clearSecretFields } from './child-secret-fields'
import { gradeOrderOf, useChildForm } from './use-child-form'

type ChildFormProps = {
  parent: Parent
  child?: Child
  onSaved: (child: Child) => void
}

type ChildDialogProps = ChildFormProps & { onOpenChange: (isOpen: boolean) => void }

/** Adds a child to a parent, or changes one. */
export function ChildDialog({ onOpenChange, onSaved, ...family }: ChildDialogProps) {
  const { parent, child } = family
  return (
    <Dialog
      onOpenChange={onOpenChange}
      title={child ? `Uredi: ${child.firstName}` : 'Dodaj dijete'}
      subtitle={
        child
          ? 'Promijenite podatke djeteta'
          : 'Unesite podatke djeteta. Email djeteta nije potreban.'
      }
    >
      <ChildForm
        {...family}
        onSaved={(saved) => {
          onOpenChange(false)
          onSaved(saved)
        }}
      />
      <PasswordPrompt email={parent.email} />
    </Dialog>
  )
}

/** A child's fields. Browsers must not autofill them with the parent's data. */
function ChildForm({ parent, child, onSaved }: ChildFormProps) {
  const grades = useSite((site) => site.grades)
  const { form, formProps, field, isSending, message, errorOf, ...own } = useChildForm({
    parent,
    grades,
    child,
    onSaved,
  })
  const [avatarURL, gradeID] = useWatch({ control: form.control, name: ['avatarURL', 'gradeID'] })
  const changeGrade = () => {
    // The form still holds the previous `gradeID`.
    const values = form.getValues()
    if (own.kindIn(values) !== own.kindIn({ ...values, gradeID })) clearSecretFields(form)
  }
  return (
    <form {...formProps} className="space-y-4">
      <TextField label="Ime" autoComplete="off" {...field('firstName')} />
      <TextField
        label="Nadimak"
        hint="Njime se dijete prijavljuje."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...field('nickName', { onBlur: own.checkNickName })}
        error={own.nickNameError}
      />
      <Field label="Razred" error={errorOf('gradeID')}>
        {(wiring) => (
          <Select {...wiring} {...form.register('gradeID', { onChange: changeGrade })}>
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
      <ChildSecretFields
        {...{ form, field, errorOf, child }}
        gradeOrder={gradeOrderOf(grades, gradeID)}
      />
      {child && (
        <>
          <TickField
            label="Prikazuj XP i vatrice"
            hint="Bez njih dijete uči jednako, a nagrade se broje u pozadini."
            {...field('hasRewards')}
          />
          <TickField
            label="Sudjeluje na ljestvicama"
            hint="Rezultati zabavnih kvizova inače ostaju samo djetetu."
            {...field('isOnLeaderboards')}
          />
        </>
      )}
      <TickField
        label="Pokaži nadimak na ljestvicama"
        hint="Ljestvice zabavnih kvizova svi vide. Bez ovoga ondje stoji izmišljeno ime, npr. „Brzi Dabar 7”."
        {...field('showsNickname')}
      />
      <FormMessage text={message} />
      <Button type="submit" disabled={isSending} className="w-full">
        {child ? 'Spremi promjene' : 'Dodaj dijete'}
      </Button>
    </form>
  )
}
