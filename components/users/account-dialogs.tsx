'use client'
import { GrownFlame } from '@/components/rewards/grown-flame'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import type { Viewer } from '@/lib/users/viewer'
import { useDialogs } from '@/stores/dialogs'

const SettingsDialog = lazyDialog(() =>
  import('./settings-dialog').then((one) => one.SettingsDialog),
)
const ProfileSwitcher = lazyDialog(() =>
  import('./profile-switcher').then((one) => one.ProfileSwitcher),
)

/** What the head of every page opens for those who are signed in. */
export function AccountDialogs({ viewer }: { viewer: Viewer }) {
  const { open, close } = useDialogs()
  const frame = { isOpen: true, onOpenChange: (isOpen: boolean) => !isOpen && close() }
  return (
    <>
      {viewer.type === 'ucenik' && !open && <GrownFlame />}
      {open === 'settings' && <SettingsDialog {...frame} />}
      {open === 'switch-profile' && <ProfileSwitcher {...frame} />}
    </>
  )
}
