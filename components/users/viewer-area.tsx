'use client'
import dynamic from 'next/dynamic'
import { withoutPart } from '@/components/ui/without-part'
import { useSession } from '@/stores/session'

/** Loaded for those who are signed in: guests don't pay for it. */
const ViewerHead = dynamic(
  () => import('./for-members').then((one) => one.ViewerHead).catch(withoutPart),
  {
    ssr: false,
  },
)
const AccountDialogs = dynamic(
  () => import('./for-members').then(({ AccountDialogs }) => AccountDialogs).catch(withoutPart),
  { ssr: false },
)

/**
 * The head's place for who is signed in; on a phone only a pupil's badges. Its room is kept from the
 * first paint on.
 */
export function ViewerArea() {
  const viewer = useSession((state) => state.viewer)
  return (
    <>
      <div className="hidden h-11 w-13 shrink-0 items-center justify-end gap-3 md:w-16 md:member:flex pupil:flex md:pupil:w-60">
        {viewer && <ViewerHead viewer={viewer} />}
      </div>
      {viewer && <AccountDialogs viewer={viewer} />}
    </>
  )
}
