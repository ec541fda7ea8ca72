'use client'
import { ChevronDown } from 'lucide-react'
import { InboxLink } from '@/components/asking/professor/inbox-link'
import { HeadMenu } from '@/components/ui/head-menu'
import type { SignedInViewer } from '@/lib/across/accounts/viewer'
import { useUser } from '@/stores/user'
import { AccountItems } from './account-items'
import { Avatar } from './avatar'
import { ParentName } from './parent-name'
import { PupilBadges } from './pupil-badges'

const ITEM =
  'flex min-h-11 w-full items-center rounded-control px-3 text-left font-bold ' +
  'hover:bg-area-soft hover:text-area early:gap-3'

/** The account menu, opened by its avatar. */
export function UserMenu({ viewer }: { viewer: SignedInViewer }) {
  const user = useUser((state) => state.user)
  const { firstName } = user ?? viewer
  return (
    <HeadMenu
      id="user-menu"
      label={`Korisnički izbornik: ${firstName}`}
      align="right"
      buttonClass="gap-1 px-1"
      button={() => (
        <>
          <Avatar person={user ?? viewer} className="size-9" />
          <ChevronDown aria-hidden="true" className="size-4" />
        </>
      )}
    >
      <div className="w-52">
        <div className="mb-1 border-b border-line px-3 pt-1 pb-2 font-display text-lg font-bold break-words">
          {firstName}
          <ParentName />
        </div>
        <AccountItems className={ITEM} />
      </div>
    </HeadMenu>
  )
}

/** A pupil's badges with the parent's name, and the account menu except on phones. */
export function ViewerHeaderItems({ viewer }: { viewer: SignedInViewer }) {
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
      {viewer.type === 'ucenik' && <InboxLink />}
      <div className="max-md:hidden">
        <UserMenu viewer={viewer} />
      </div>
    </>
  )
}
