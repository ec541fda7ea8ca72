import type { User } from '@/lib/accounts/model'

/** One profile that the switcher offers. `avatarURL` is a child's; a parent has a badge. */
export type ProfileRow = {
  id: string
  kind: 'parent' | 'child'
  firstName: string
  avatarURL: string | null
  isActive: boolean
}

/**
 * The rows of the profile switcher (specification, section 2): a parent sees themself and all
 * children, a pupil only the parent who opened the profile, and anyone else nothing.
 */
export function profileRows(user: User): ProfileRow[] {
  const parent = ({ _id, firstName }: { _id: string; firstName: string }) => ({
    id: _id,
    kind: 'parent' as const,
    firstName,
    avatarURL: null,
  })
  if (user.type === 'ucenik') {
    return user.loginViaParent ? [{ ...parent(user.parent), isActive: false }] : []
  }
  const children = user.children.map(({ _id, firstName, avatarURL }) => ({
    id: _id,
    kind: 'child' as const,
    firstName,
    avatarURL,
    isActive: false,
  }))
  return [{ ...parent(user), isActive: true }, ...children]
}
