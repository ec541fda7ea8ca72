'use client'
import { useDialogs } from '@/stores/dialogs'
import { useSession } from '@/stores/session'
import { signOut } from './sign-out'

/** What an account offers in the head of the page, in its order (specification, section 2). */
export type AccountAction = { label: string } & ({ href: string } | { run: () => void })

/** The items of the user menu, the same in the wide head and behind the hamburger. */
export function useAccountActions(): AccountAction[] {
  const viewer = useSession((state) => state.viewer)
  const show = useDialogs((state) => state.show)
  if (!viewer) return []
  const isParent = viewer.type === 'roditelj'
  const actions: (AccountAction | false)[] = [
    { label: 'Korisnički profil', href: '/profil' },
    isParent && { label: 'Postavke', run: () => show('settings') },
    (isParent || viewer.loginViaParent) && {
      label: 'Zamijeni profil',
      run: () => show('switch-profile'),
    },
    { label: 'Odjava', run: () => void signOut() },
  ]
  return actions.filter((action) => action !== false)
}
