'use client'
import type { Viewer } from '@/lib/users/viewer'
import { useUser } from '@/stores/user'
import { PupilBadges } from './pupil-badges'
import { UserMenu } from './user-menu'

/** A pupil's badges and the account's menu. */
export function ViewerHead({ viewer }: { viewer: Viewer }) {
  const user = useUser((state) => state.user)
  return (
    <>
      {user?.type === 'ucenik' && <PupilBadges pupil={user} />}
      <UserMenu viewer={viewer} />
    </>
  )
}
