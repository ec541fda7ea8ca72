'use client'
import { useSession } from '@/stores/session'
import { lazyMemberPart, lazyPupilPart } from './lazy-member-part'

const UserLoader = lazyMemberPart('UserLoader')
const ToastPlace = lazyMemberPart('ToastPlace')
const RewardTracker = lazyPupilPart('RewardTracker')

/** What every page has for signed-in users: the user, toasts, and what pupils earn. */
export function ViewerParts() {
  const viewer = useSession((state) => state.viewer)
  return (
    <>
      {viewer && <UserLoader />}
      {viewer && <ToastPlace />}
      {viewer?.type === 'ucenik' && <RewardTracker />}
    </>
  )
}
