'use client'
import dynamic from 'next/dynamic'
import { useDialogs } from '@/stores/dialogs'

const SettingsDialog = dynamic(() => import('./settings-dialog').then((one) => one.SettingsDialog))
const ProfileSwitcher = dynamic(() =>
  import('./profile-switcher').then((one) => one.ProfileSwitcher),
)

/** What the head of every page opens for those who are signed in. */
export function AccountDialogs() {
  const { open, close } = useDialogs()
  const frame = { isOpen: true, onOpenChange: (isOpen: boolean) => !isOpen && close() }
  return (
    <>
      {open === 'settings' && <SettingsDialog {...frame} />}
      {open === 'switch-profile' && <ProfileSwitcher {...frame} />}
    </>
  )
}
