'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useTold } from '@/components/ui/told'
import { useSession } from '@/stores/session'
import { lazyMemberPart, lazyPupilPart } from './lazy-member-part'

const UserLoader = lazyMemberPart('UserLoader')
const ToastPlace = lazyMemberPart('ToastPlace')
const GuestToastPlace = lazyPart(() =>
  import('@/components/ui/toast-place').then((one) => one.ToastPlace),
)
const RewardTracker = lazyPupilPart('RewardTracker')

/**
 * What every page has for signed-in users: the user, toasts, and what pupils earn. Guests and editors
 * get the toasts with the first one.
 */
export function ViewerParts() {
  const viewer = useSession((state) => state.viewer)
  const isTold = useTold()
  return (
    <>
      {viewer && <UserLoader />}
      {viewer ? <ToastPlace /> : isTold && <GuestToastPlace />}
      {viewer?.type === 'ucenik' && <RewardTracker />}
    </>
  )
}
