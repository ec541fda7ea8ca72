'use client'
import { useTold } from '@/components/ui/told'
import { useSession } from '@/stores/session'
import { lazyMemberPart, lazyPupilPart } from './lazy-member-part'

const UserLoader = lazyMemberPart('UserLoader')
const ToastPlace = lazyMemberPart('ToastPlace')
const RewardTracker = lazyPupilPart('RewardTracker')

/**
 * What every page has for signed-in users: the user, toasts, and what pupils earn. Guests and editors
 * get the toasts with the first one; a chunk of their own would cost every page bytes.
 */
export function ViewerParts() {
  const viewer = useSession((state) => state.viewer)
  const isTold = useTold()
  return (
    <>
      {viewer && <UserLoader />}
      {(viewer || isTold) && <ToastPlace />}
      {viewer?.type === 'ucenik' && <RewardTracker />}
    </>
  )
}
