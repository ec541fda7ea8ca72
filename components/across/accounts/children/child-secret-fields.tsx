'use client'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { TickField } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-input'
import { PicturePasswordField } from '../pictures/picture-password-field'
import type { ChildForm } from '@/lib/across/accounts/forms'
import type { Child } from '@/lib/people/users/model'
import { PICTURE_CHILDREN_LIMITS } from '@/lib/across/accounts/pictures/picture-children'
import { PICTURES_UNTIL_GRADE } from '@/lib/across/accounts/pictures/model'
import { secretKindOf, type SecretKind } from '@/lib/across/accounts/pictures/secret-kind'
import type { ChildFormState } from './use-child-form'

type ChildSecretFieldsProps = Pick<ChildFormState, 'form' | 'field' | 'errorOf'> & {
  child: Child | undefined
  gradeOrder: number | undefined
}

/** A child's secret, a password or pictures: set, change or remove it. */
export function ChildSecretFields(props: ChildSecretFieldsProps) {
  const { form, field, errorOf, child, gradeOrder } = props
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
          <PicturePasswordField
            legend={has === 'pictures' ? 'Nove slike djeteta' : 'Slike djeteta'}
            chosen={pictures}
            error={errorOf('pictures')}
            onChange={(next) => {
              form.setValue('pictures', next, { shouldDirty: true })
              form.clearErrors('pictures')
            }}
          />
          <TickField
            label="Sličica djeteta na prijavi ovog uređaja"
            hint={PICTURE_CHILD}
            {...field('isPictureChild')}
          />
        </div>
      )}
      {!isRemoved && kind === 'letters' && (
        <PasswordField
          label={has === 'letters' ? 'Nova lozinka djeteta' : 'Lozinka djeteta'}
          hint={hint}
          autoComplete="new-password"
          {...field('password')}
        />
      )}
      {has && (
        <TickField
          label={has === 'letters' ? 'Ukloni lozinku djeteta' : 'Ukloni slike djeteta'}
          hint={WITHOUT}
          {...field('removesPassword', { onChange: () => clearSecretFields(form) })}
        />
      )}
    </>
  )
}

/**
 * Clears the secret, so that a half-filled one does not block a form that needs none or another
 * kind.
 */
export function clearSecretFields(form: UseFormReturn<ChildForm>): void {
  form.setValue('password', '')
  form.setValue('pictures', [])
  form.clearErrors(['password', 'pictures'])
}

const WITHOUT = 'Bez toga se dijete prijavljuje samo preko Vašeg računa.'

const PICTURES =
  'Četiri slike po redu, ista smije i dvaput. Vrijede samo na uređaju na kojem ste se i Vi prijavili.'

const PICTURE_CHILD = `Dijete tada samo dotakne svoju sličicu, bez nadimka. Pamti se samo ovdje, ${PICTURE_CHILDREN_LIMITS.keptDays} dana od zadnje prijave. Ne na školskom ili tuđem uređaju.`

/** The hint for a kind of secret, depending on the child's current kind. */
function secretHint(kind: SecretKind, has: SecretKind | null): string {
  const about = kind === 'pictures' ? PICTURES : 'Najmanje 8 znakova.'
  if (has === null) return `Neobavezno. ${about} ${WITHOUT}`
  if (has === kind) return `${about} Ostavite prazno ako se ne mijenja.`
  return `${about} ${kind === 'pictures' ? 'Zamijenit će lozinku.' : 'Zamijenit će slike.'}`
}

const KINDS = [
  ['pictures', 'Slikama'],
  ['letters', 'Lozinkom'],
] as const

type KindChoiceProps = { form: UseFormReturn<ChildForm>; kind: SecretKind }

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
              {...form.register('secretKind', { onChange: () => clearSecretFields(form) })}
              className="size-6 accent-[var(--link)]"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
