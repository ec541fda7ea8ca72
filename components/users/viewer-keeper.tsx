'use client'
import dynamic from 'next/dynamic'
import { withoutPart } from '@/components/ui/without-part'
import { useSession } from '@/stores/session'

/** Loaded for those who are signed in: guests don't pay for it. */
const UserKeeper = dynamic(
  () => import('./for-members').then((one) => one.UserKeeper).catch(withoutPart),
  { ssr: false },
)
const RewardKeeper = dynamic(
  () => import('./for-members').then((one) => one.RewardKeeper).catch(withoutPart),
  { ssr: false },
)
const ToastPlace = dynamic(
  () => import('./for-members').then((one) => one.ToastPlace).catch(withoutPart),
  { ssr: false },
)

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
