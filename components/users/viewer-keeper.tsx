'use client'
import dynamic from 'next/dynamic'
import { useEffect } from 'react'
import { useWantedToasts } from '@/components/ui/wanted-toasts'
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
/** Loaded with the first toast: most pages show none. */
const Toaster = dynamic(
  () => import('@/components/ui/toaster').then((one) => one.Toaster).catch(withoutPart),
  { ssr: false },
)

/**
 * What every page has for who is signed in, with a head or without: the user, toasts, and what
 * pupils earn.
 */
export function ViewerKeeper() {
  const viewer = useSession((state) => state.viewer)
  const areWanted = useWantedToasts((state) => state.areWanted)
  const lookForLeft = useWantedToasts((state) => state.lookForLeft)
  useEffect(lookForLeft, [lookForLeft])
  return (
    <>
      {viewer && <UserKeeper />}
      {viewer && areWanted && <Toaster />}
      {viewer?.type === 'ucenik' && <RewardKeeper />}
    </>
  )
}
