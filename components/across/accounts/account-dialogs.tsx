'use client'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { useDialogs } from '@/stores/dialogs'

const AvatarDialog = lazyDialog(() => import('./avatar-dialog').then((one) => one.AvatarDialog))
const MascotDialog = lazyDialog(() =>
  import('@/components/learning/rewards/mascot-dialog').then((one) => one.MascotDialog),
)
const SettingsDialog = lazyDialog(() =>
  import('./settings-dialog').then((one) => one.SettingsDialog),
)
const ProfileSwitcher = lazyDialog(() =>
  import('./profile-switcher').then((one) => one.ProfileSwitcher),
)

/** A signed-in user's dialogs, opened from every page's head and from the profile. */
export function AccountDialogs() {
  const { open, close } = useDialogs()
  const frame = { onOpenChange: (isOpen: boolean) => !isOpen && close() }
  return (
    <>
      {open === 'settings' && <SettingsDialog {...frame} />}
      {open === 'avatar' && <AvatarDialog {...frame} />}
      {open === 'mascot' && <MascotDialog {...frame} />}
      {open === 'switch-profile' && <ProfileSwitcher {...frame} />}
    </>
  )
}
