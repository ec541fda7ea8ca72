'use client'
import { useSession } from '@/stores/session'
import { lazyMemberPart } from './lazy-member-part'

const UserKeeper = lazyMemberPart('UserKeeper')
const RewardKeeper = lazyMemberPart('RewardKeeper')
const ToastPlace = lazyMemberPart('ToastPlace')

/**
 * What every page has for who is signed in, with a head or without: the user, toasts, and what
 * pupils earn.
 */
export function ViewerKeeper() {
  const viewer = useSession((state) => state.viewer)
  return (
    <>
      {viewer && <UserKeeper />}
      {viewer && <ToastPlace />}
      {viewer?.type === 'ucenik' && <RewardKeeper />}
    </>
  )
}
