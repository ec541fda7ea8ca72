'use client'
import { FreshForm } from '@/components/forms/fresh-form'
import { Dialog } from '@/components/ui/dialog'
import { Tabs } from '@/components/ui/tabs'
import { useUser } from '@/stores/user'
import { PasswordForm } from './password-form'
import { PersonalDataForm } from './personal-data-form'

type SettingsDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** A parent's account settings (specification, section 2). For pupils there are none. */
export function SettingsDialog({ isOpen, onOpenChange }: SettingsDialogProps) {
  const user = useUser((state) => state.user)
  if (user?.type !== 'roditelj') return null
  const personal = (
    <FreshForm>{(renew) => <PersonalDataForm parent={user} onSaved={renew} />}</FreshForm>
  )
  const password = (
    <FreshForm>{(renew) => <PasswordForm parent={user} onSaved={renew} />}</FreshForm>
  )
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Postavke korisničkog računa"
      subtitle="Uredite osobne podatke i promijenite lozinku"
    >
      <Tabs
        label="Postavke korisničkog računa"
        tabs={[
          { value: 'podaci', label: 'Osobni podaci', content: personal },
          { value: 'lozinka', label: 'Promjena lozinke', content: password },
        ]}
      />
    </Dialog>
  )
}
