'use client'
import { useHasToasts } from '@/components/ui/has-toasts'
import { useSession } from '@/stores/session'
import { lazyMemberPart, lazyPupilPart } from './lazy-member-part'

const UserLoader = lazyMemberPart('UserLoader')
const LazyToaster = lazyMemberPart('LazyToaster')
const RewardTracker = lazyPupilPart('RewardTracker')

/**
 * Parts of every page for signed-in users: the user, toasts and rewards. Guests and editors load
 * toasts with the first one; a separate chunk would cost every page bytes.
 */
export function ViewerParts() {
  const viewer = useSession((state) => state.viewer)
  const hasToasts = useHasToasts()
  return (
    <>
      {viewer && <UserLoader />}
      {(viewer || hasToasts) && <LazyToaster />}
      {viewer?.type === 'ucenik' && <RewardTracker />}
    </>
  )
}
