'use client'
import { UnseenBadge } from '@/components/asking/professor/inbox-link'
import { Link } from '@/components/ui/link'
import { INBOX_PATH } from '@/lib/asking/professor/paths'
import { useDialogs } from '@/stores/dialogs'
import { useSession } from '@/stores/session'
import { signOut } from './sign-out'

type AccountItemsProps = {
  className: string
  /** Called before a button acts. Links close the surrounding menu by themselves. */
  onChoose?: () => void
}

/** `icon` is the picture for early readers. */
type Action = { label: string; icon?: string; run: () => void }

/** The account's links and buttons, in their order (rule 14.12). */
export function AccountItems({ className, onChoose }: AccountItemsProps) {
  const viewer = useSession((state) => state.viewer)
  const show = useDialogs((state) => state.show)
  if (!viewer) return null
  const isParent = viewer.type === 'roditelj'
  const all: (Action | false)[] = [
    isParent && { label: 'Postavke', run: () => show('settings') },
    (isParent || viewer.loginViaParent) && {
      label: 'Zamijeni profil',
      icon: 'people',
      run: () => show('switch-profile'),
    },
    { label: 'Odjava', icon: 'door', run: () => void signOut() },
  ]
  const actions = all.filter((action) => action !== false)
  return (
    <ul data-choices>
      <li>
        <Link href="/profil" data-early-icon="home" className={className}>
          Korisnički profil
        </Link>
      </li>
      {!isParent && (
        <li>
          <Link href={INBOX_PATH} data-early-icon="letter" className={className}>
            Poruke
            <UnseenBadge className="ml-2" />
          </Link>
        </li>
      )}
      {actions.map(({ label, icon, run }) => (
        <li key={label}>
          <button
            type="button"
            data-early-icon={icon}
            className={className}
            onClick={() => {
              onChoose?.()
              run()
            }}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  )
}
