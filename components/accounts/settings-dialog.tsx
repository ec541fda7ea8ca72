'use client'
import { FreshForm } from '@/components/forms/fresh-form'
import { Dialog } from '@/components/ui/dialog'
import { Tabs } from '@/components/ui/tabs'
import { Waiting } from '@/components/ui/waiting'
import type { Parent } from '@/lib/accounts/model'
import { PasswordForm } from './password-form'
import { PersonalDataForm } from './personal-data-form'
import { useNeededUser } from './use-needed-user'

type SettingsDialogProps = { onOpenChange: (isOpen: boolean) => void }

/** A parent's account settings (specification, section 2); pupils have none. */
export function SettingsDialog({ onOpenChange }: SettingsDialogProps) {
  const user = useNeededUser(() => onOpenChange(false))
  if (user?.type === 'ucenik') return null
  return (
    <Dialog
      isOpen
      onOpenChange={onOpenChange}
      title="Postavke korisničkog računa"
      subtitle="Uredite osobne podatke i promijenite lozinku"
    >
      {user ? <Settings parent={user} /> : <Waiting label="Učitavam..." />}
    </Dialog>
  )
}

function Settings({ parent }: { parent: Parent }) {
  const personal = (
    <FreshForm done="Osobni podaci su spremljeni.">
      {(renew) => <PersonalDataForm parent={parent} onSaved={renew} />}
    </FreshForm>
  )
  const password = (
    <FreshForm done="Lozinka je promijenjena.">
      {(renew) => <PasswordForm parent={parent} onSaved={renew} />}
    </FreshForm>
  )
  return (
    <Tabs
      label="Postavke korisničkog računa"
      tabs={[
        { value: 'podaci', label: 'Osobni podaci', content: personal },
        { value: 'lozinka', label: 'Promjena lozinke', content: password },
      ]}
    />
  )
}
