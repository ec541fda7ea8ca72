'use client'
import { AccountItems } from './account-items'
import { Avatar } from './avatar'
import { ParentName } from './parent-name'
import { PupilBadges } from './pupil-badges'
import { useSession } from '@/stores/session'
import { useUser } from '@/stores/user'

const ITEM =
  'flex min-h-12 w-full items-center rounded-control px-3 text-left font-bold hover:bg-sunken early:gap-3'

/** The account in the hamburger menu. `onChoose` closes the menu. */
export function AccountMenuSection({ onChoose }: { onChoose: () => void }) {
  const viewer = useSession((state) => state.viewer)
  const user = useUser((state) => state.user)
  if (!viewer) return null
  return (
    <nav aria-label="Račun" className="border-b border-line pb-4">
      <p className="mb-2 flex items-center gap-3 px-3 font-display text-xl font-bold">
        <Avatar person={user ?? viewer} className="size-11" />
        <span className="min-w-0 break-words">
          {(user ?? viewer).firstName}
          <ParentName />
        </span>
      </p>
      {user?.type === 'ucenik' && (
        <p className="mb-2 flex gap-5 px-3">
          <PupilBadges pupil={user} />
        </p>
      )}
      <AccountItems className={ITEM} onChoose={onChoose} />
    </nav>
  )
}
