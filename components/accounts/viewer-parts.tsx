'use client'
import { useSession } from '@/stores/session'
import { lazyMemberPart } from './lazy-member-part'

const UserLoader = lazyMemberPart('UserLoader')
const RewardTracker = lazyMemberPart('RewardTracker')
const ToastPlace = lazyMemberPart('ToastPlace')

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
