'use client'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { PasswordInput } from '@/components/ui/password-input'
import type { Parent } from '@/lib/accounts/model'

type EraseFirstProps = {
  parent: Parent
  field: UseFormRegisterReturn
  error: string | undefined
  /** The question is asked again: the password has the focus. */
  hasFocus: boolean
  onCancel: () => void
}

/** The first question before an account is erased: what goes, and whose wish it is. */
export function EraseFirst({ parent, field, error, hasFocus, onCancel }: EraseFirstProps) {
  const { email, children } = parent
  return (
    <>
      <p>Odmah i zauvijek nestaju:</p>
      <ul className="list-disc space-y-1 pl-6 break-words">
        <li>vaš račun {email}</li>
        {children.map(({ _id, firstName }) => (
          <li key={_id}>
            profil djeteta ({firstName}) i sve što je uz njega: XP, vatrice, rezultati, bilježnica
          </li>
        ))}
        <li>pretplata</li>
      </ul>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field label="Lozinka" hint="Potvrdite lozinkom svojega računa." error={error}>
        {(wiring) => (
          <PasswordInput
            autoFocus={hasFocus}
            autoComplete="current-password"
            {...wiring}
            {...field}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button variant="secondary" onClick={onCancel}>
          Odustani
        </Button>
        <Button type="submit" variant="danger">
          Nastavi
        </Button>
      </div>
    </>
  )
}
