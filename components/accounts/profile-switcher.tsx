'use client'
import { Check } from 'lucide-react'
import { Dialog } from '@/components/ui/dialog'
import { Waiting } from '@/components/ui/waiting'
import type { User } from '@/lib/accounts/model'
import { AvatarImage } from './avatar-image'
import { openProfile } from './open-profile'
import { ParentBadge } from './parent-badge'
import { profileRows, type ProfileRow } from './profile-rows'
import { useNeededUser } from './use-needed-user'

type ProfileSwitcherProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

const ROW = 'flex min-h-16 w-full items-center gap-4 rounded-control border-2 px-4 py-2 text-left'

/** „Zamijeni profil”: from the parent to a child and back (specification, section 2). */
export function ProfileSwitcher({ isOpen, onOpenChange }: ProfileSwitcherProps) {
  const user = useNeededUser(() => onOpenChange(false))
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Zamijeni profil">
      {user ? <Profiles user={user} /> : <Waiting label="Učitavam..." />}
    </Dialog>
  )
}

function Profiles({ user }: { user: User }) {
  return (
    <ul className="space-y-2">
      {profileRows(user).map((row) => (
        <li key={row.id}>
          {row.isActive ? (
            <div aria-current="true" className={`${ROW} border-area bg-area-soft`}>
              <RowFace {...row} />
              <span className="sr-only">, otvoren profil</span>
              <Check aria-hidden="true" className="ml-auto size-6 shrink-0 text-area" />
            </div>
          ) : (
            <button
              type="button"
              onClick={() => void openProfile(user, row.id)}
              className={`${ROW} border-line bg-surface hover:border-area hover:bg-area-soft`}
            >
              <RowFace {...row} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

function RowFace({ kind, firstName, avatarURL }: ProfileRow) {
  return (
    <>
      {kind === 'parent' ? (
        <ParentBadge firstName={firstName} className="size-11 text-xl" />
      ) : (
        <AvatarImage avatarURL={avatarURL} className="size-11" />
      )}
      <span className="min-w-0 text-lg font-bold break-words">{firstName}</span>
    </>
  )
}
