'use client'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { Field } from '@/components/ui/field'
import { Checkbox } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { PictureChoice } from '../pictures/picture-choice'
import type { ChildForm } from '@/lib/accounts/forms'
import type { Child } from '@/lib/users/model'
import { PICTURES_UNTIL_GRADE } from '@/lib/accounts/pictures/model'
import { secretKindOf } from '@/lib/accounts/pictures/secret-kind'
import { secretHint, WITHOUT } from './secret-words'

type ChildSecretFieldsProps = {
  form: UseFormReturn<ChildForm>
  errorOf: (name: 'password' | 'pictures') => string | undefined
  child: Child | undefined
  /** Of the chosen grade. */
  gradeOrder: number | undefined
}

/** What a child signs in by: a password or pictures; set, changed or taken away. */
export function ChildSecretFields({ form, errorOf, child, gradeOrder }: ChildSecretFieldsProps) {
  const { control } = form
  const [isRemoved, chosen, pictures] = useWatch({
    control,
    name: ['removesPassword', 'secretKind', 'pictures'],
  })
  const kind = secretKindOf({ chosen, child, gradeOrder })
  const has = (child?.hasPassword && 'letters') || (child?.hasPictures && 'pictures') || null
  const hint = secretHint(kind, has)
  return (
    <>
      {!isRemoved && (gradeOrder ?? 8) <= PICTURES_UNTIL_GRADE && (
        <KindChoice form={form} kind={kind} />
      )}
      {!isRemoved && kind === 'pictures' && (
        <div>
          <p className="mb-2 text-sm text-muted">{hint}</p>
          <PictureChoice
            legend={has === 'pictures' ? 'Nove slike djeteta' : 'Slike djeteta'}
            chosen={pictures}
            error={errorOf('pictures')}
            onChange={(next) => {
              form.setValue('pictures', next, { shouldDirty: true })
              form.clearErrors('pictures')
            }}
          />
        </div>
      )}
      {!isRemoved && kind === 'letters' && (
        <Field
          label={has === 'letters' ? 'Nova lozinka djeteta' : 'Lozinka djeteta'}
          hint={hint}
          error={errorOf('password')}
        >
          {(wiring) => (
            <PasswordInput autoComplete="new-password" {...wiring} {...form.register('password')} />
          )}
        </Field>
      )}
      {has && (
        <Field
          label={has === 'letters' ? 'Ukloni lozinku djeteta' : 'Ukloni slike djeteta'}
          hint={WITHOUT}
          isLabelBehind
        >
          {(wiring) => (
            <Checkbox
              {...wiring}
              {...form.register('removesPassword', { onChange: () => forgetSecret(form) })}
            />
          )}
        </Field>
      )}
    </>
  )
}

/** What is half filled in must not stand in the way of none, or of the other kind. */
export function forgetSecret(form: UseFormReturn<ChildForm>): void {
  form.setValue('password', '')
  form.setValue('pictures', [])
  form.clearErrors(['password', 'pictures'])
}

const KINDS = [
  ['pictures', 'Slikama'],
  ['letters', 'Lozinkom'],
] as const

type KindChoiceProps = Pick<ChildSecretFieldsProps, 'form'> & { kind: 'letters' | 'pictures' }

function KindChoice({ form, kind }: KindChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-bold">Dijete se prijavljuje</legend>
      <div className="flex flex-wrap gap-x-6">
        {KINDS.map(([value, label]) => (
          <label key={value} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              value={value}
              checked={kind === value}
              {...form.register('secretKind', { onChange: () => forgetSecret(form) })}
              className="size-6 accent-[var(--link)]"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
