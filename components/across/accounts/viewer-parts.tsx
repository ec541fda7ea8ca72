'use client'
import { useNeedsToaster } from '@/components/ui/has-toasts'
import { useSession } from '@/stores/session'
import { lazyMemberPart, lazyPartForPupils } from './lazy-member-part'

const UserLoader = lazyMemberPart('UserLoader')
const LazyToaster = lazyMemberPart('LazyToaster')
const RewardTracker = lazyPartForPupils('RewardTracker')

/**
 * Parts of every page for signed-in users: the user loader, the toaster and the reward tracker.
 * Guests and editors load the toaster with their first toast, in the members' chunk: a chunk of its
 * own would make every page larger.
 */
export function ViewerParts() {
  const viewer = useSession((state) => state.viewer)
  const hasToasts = useNeedsToaster()
  return (
    <>
      {viewer && <UserLoader />}
      {(viewer || hasToasts) && <LazyToaster />}
      {viewer?.type === 'ucenik' && <RewardTracker />}
    </>
  )
}
