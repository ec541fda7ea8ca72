'use client'
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { Tabs } from '@/components/ui/tabs'
import { lazyPart } from '@/components/ui/lazy-part'
import { Waiting } from '@/components/ui/waiting'
import type { Parent } from '@/lib/across/accounts/model'
import { shownOidcName } from '@/lib/across/accounts/oidc/shown-name'
import { ChangePasswordForm } from './password-form'
import { PersonalDataForm } from './personal-data-form'
import { useSignedInUserForDialog } from './use-signed-in-user-for-dialog'

const OidcFamilyLinks = lazyPart(
  () => import('./oidc/family-links').then((one) => one.OidcFamilyLinks),
  { loading: () => <Waiting label="Učitavam..." /> },
)

type SettingsDialogProps = { onOpenChange: (isOpen: boolean) => void }

/** A parent's account settings (rule 14.9); pupils have none. */
export function SettingsDialog({ onOpenChange }: SettingsDialogProps) {
  const user = useSignedInUserForDialog(() => onOpenChange(false))
  if (user?.type === 'ucenik') return null
  return (
    <Dialog
      onOpenChange={onOpenChange}
      title="Postavke korisničkog računa"
      subtitle="Uredite osobne podatke i promijenite lozinku"
    >
      {user ? <Settings parent={user} /> : <Waiting label="Učitavam..." />}
    </Dialog>
  )
}

const SAVED = 'Osobni podaci su spremljeni.'

function Settings({ parent }: { parent: Parent }) {
  const personal = (
    <FreshForm done={parent.pendingEmail === null ? SAVED : `${SAVED} Novi email čeka potvrdu.`}>
      {(renew) => <PersonalDataForm parent={parent} onSaved={renew} />}
    </FreshForm>
  )
  const password = (
    <FreshForm done="Lozinka je promijenjena.">
      {(renew) => <ChangePasswordForm parent={parent} onSaved={renew} />}
    </FreshForm>
  )
  const provider = shownOidcName()
  const links = provider && <OidcFamilyLinks parent={parent} name={provider} />
  return (
    <Tabs
      label="Postavke korisničkog računa"
      tabs={[
        { value: 'podaci', label: 'Osobni podaci', content: personal },
        { value: 'lozinka', label: 'Promjena lozinke', content: password },
        ...(provider ? [{ value: 'vanjska', label: 'Vanjska prijava', content: links }] : []),
      ]}
    />
  )
}

type FreshFormProps = {
  /** Success message in place of the form, since its toast soon disappears. */
  done: string
  children: (renew: () => void) => ReactNode
}

/** A form that resets after each success. Focus moves to it, since the pressed button is gone. */
function FreshForm({ done, children }: FreshFormProps) {
  const [round, setRound] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (round > 0) frame.current?.focus()
  }, [round])
  const renew = () => setRound((before) => before + 1)
  return (
    <div ref={frame} tabIndex={-1} className="outline-none">
      <Fragment key={round}>{children(renew)}</Fragment>
      <p role="status" className="mt-3 text-center font-bold text-good empty:mt-0">
        {round > 0 && done}
      </p>
    </div>
  )
}
