'use client'
import type { Viewer } from '@/lib/accounts/viewer'
import { useUser } from '@/stores/user'
import { ParentName } from './parent-name'
import { PupilBadges } from './pupil-badges'
import { UserMenu } from './user-menu'

/** A pupil's badges with the parent's name, and the account's menu except on phones. */
export function ViewerHead({ viewer }: { viewer: Viewer }) {
  const user = useUser((state) => state.user)
  return (
    <>
      {user?.type === 'ucenik' && (
        <div className="flex min-w-0 flex-col items-end">
          <p className="flex gap-3 max-md:flex-col max-md:gap-0.5 max-md:text-xs">
            <PupilBadges pupil={user} imageClass="size-5 md:size-6" />
          </p>
          <ParentName className="max-w-40 truncate text-xs/4 max-md:hidden" />
        </div>
      )}
      <div className="max-md:hidden">
        <UserMenu viewer={viewer} />
      </div>
    </>
  )
}
