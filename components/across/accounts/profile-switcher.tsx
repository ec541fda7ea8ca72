'use client'
import { Check } from 'lucide-react'
import { Dialog } from '@/components/ui/dialog'
import { Waiting } from '@/components/ui/waiting'
import type { User } from '@/lib/across/accounts/model'
import { Avatar } from './avatar'
import { switchProfileAndOpen } from './switch-profile'
import { useSignedInUserForDialog } from './use-signed-in-user-for-dialog'

type ProfileSwitcherProps = { onOpenChange: (isOpen: boolean) => void }

const ROW = 'flex min-h-16 w-full items-center gap-4 rounded-control border-2 px-4 py-2 text-left'

/** “Zamijeni profil”: from the parent to a child and back (rule 14.8). */
export function ProfileSwitcher({ onOpenChange }: ProfileSwitcherProps) {
  const user = useSignedInUserForDialog(() => onOpenChange(false))
  return (
    <Dialog onOpenChange={onOpenChange} title="Zamijeni profil">
      {user ? <Profiles user={user} /> : <Waiting label="Učitavam..." />}
    </Dialog>
  )
}

function Profiles({ user }: { user: User }) {
  return (
    <ul className="space-y-2">
      {profilesOf(user).map((person) => (
        <li key={person._id}>
          {person === user ? (
            <div aria-current="true" className={`${ROW} border-area bg-area-soft`}>
              <ProfileFace person={person} />
              <span className="sr-only">, otvoren profil</span>
              <Check aria-hidden="true" className="ml-auto size-6 shrink-0 text-area" />
            </div>
          ) : (
            <button
              type="button"
              onClick={() => void switchProfileAndOpen(user, person._id)}
              className={`${ROW} border-line bg-surface hover:border-area hover:bg-area-soft`}
            >
              <ProfileFace person={person} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

type Profile = Pick<User, '_id' | 'type' | 'firstName'> & { avatarURL?: string | null }

/**
 * Available profiles: a parent's own and the children's; for a pupil the parent who opened the
 * profile.
 */
function profilesOf(user: User): Profile[] {
  if (user.type === 'roditelj') return [user, ...user.children]
  return user.loginViaParent ? [{ ...user.parent, type: 'roditelj' }] : []
}

function ProfileFace({ person }: { person: Profile }) {
  return (
    <>
      <Avatar person={person} className="size-11 text-xl" />
      <span className="min-w-0 text-lg font-bold break-words">{person.firstName}</span>
    </>
  )
}
