'use client'
import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-input'
import type { InputFieldProps } from '@/components/ui/field'
import type { Parent } from '@/lib/across/accounts/model'
import { counted, type PluralForms } from '@/lib/platform/hr/plurals'
import type { Child } from '@/lib/people/users/model'

const PROFILES: PluralForms = ['profil djeteta', 'profila djece', 'profila djece']

type FirstEraseConfirmationProps = {
  parent: Parent
  /** The password field. */
  field: Omit<InputFieldProps, 'label'>
  /** The question is repeated, with focus on the password. */
  hasFocus: boolean
  onCancel: () => void
}

/** The first confirmation before erasing an account: what is lost, and who may decide it. */
export function FirstEraseConfirmation({
  parent,
  field,
  hasFocus,
  onCancel,
}: FirstEraseConfirmationProps) {
  const { email, children } = parent
  return (
    <>
      <p>Odmah i zauvijek nestaju:</p>
      <ul className="list-disc space-y-1 pl-6 break-words">
        <li>Vaš račun {email}</li>
        {children.map(({ _id, firstName }) => (
          <li key={_id}>
            profil djeteta ({firstName}) i sve što je uz njega: XP, vatrice, rezultati, bilježnica
          </li>
        ))}
        <li>pretplata</li>
      </ul>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Lozinka"
        hint="Potvrdite lozinkom svojega računa."
        autoFocus={hasFocus}
        autoComplete="current-password"
        {...field}
      />
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

type SecondEraseConfirmationProps = { profiles: Child[]; isSending: boolean; onCancel: () => void }

/** The second confirmation. The cancel button has focus and is described by the question. */
export function SecondEraseConfirmation({
  profiles,
  isSending,
  onCancel,
}: SecondEraseConfirmationProps) {
  return (
    <>
      <p id="posljednje-pitanje" className="text-lg font-bold">
        Jeste li sigurni? Brišemo Vaš račun
        {profiles.length > 0
          ? ` i ${counted(profiles.length, PROFILES)}. Nitko ih više neće moći vratiti.`
          : '. Nitko ga više neće moći vratiti.'}
      </p>
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button
          variant="secondary"
          autoFocus
          aria-describedby="posljednje-pitanje"
          onClick={onCancel}
        >
          Odustani
        </Button>
        <Button type="submit" variant="danger" disabled={isSending}>
          Da, obriši sve zauvijek
        </Button>
      </div>
    </>
  )
}

/** Confirms the erasure; the last screen that knows about the account. */
export function Erased({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="space-y-4">
      <p id="sve-je-obrisano" className="text-lg">
        Trajno smo obrisali Vaš račun, profile djece i sve podatke koje smo čuvali. Hvala što ste
        učili s nama!
      </p>
      <div className="flex justify-end pt-2">
        <Button autoFocus aria-describedby="sve-je-obrisano" onClick={onLeave}>
          Na početnu
        </Button>
      </div>
    </div>
  )
}
