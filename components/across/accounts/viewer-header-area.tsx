'use client'
import { useSession } from '@/stores/session'
import { lazyMemberPart, lazyPartForPupils } from './lazy-member-part'

const ViewerHeaderItems = lazyMemberPart('ViewerHeaderItems')
const AccountDialogs = lazyMemberPart('AccountDialogs')
const GrownFlame = lazyPartForPupils('GrownFlameDialog')

/** The user's place in the head, reserved from the first paint. On phones only a pupil's badges. */
export function ViewerHeaderArea() {
  const viewer = useSession((state) => state.viewer)
  return (
    <>
      <div className="hidden h-11 w-13 shrink-0 items-center justify-end gap-3 md:w-16 md:member:flex pupil:flex md:pupil:w-60">
        {viewer && <ViewerHeaderItems viewer={viewer} />}
      </div>
      {viewer && <AccountDialogs />}
      {viewer?.type === 'ucenik' && <GrownFlame />}
    </>
  )
}
