'use client'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import { useUser } from '@/stores/user'

const DressedMascot = lazyPart(() =>
  import('@/components/art/dressed-mascot').then((one) => one.DressedMascot),
)

type OwnMascotProps = {
  pose: 'wave' | 'cheer'
  className: string
  /** The mascot without pieces: on the profile a drawing of the server, which costs no scripts. */
  plain: ReactNode
}

/**
 * The mascot as the signed-in pupil has dressed it; for everyone else, and where a parent hides
 * rewards, as it is. The drawings of the pieces are loaded only for those who wear one.
 */
export function OwnMascot({ pose, className, plain }: OwnMascotProps) {
  const pieces = useUser(({ user }) =>
    user?.type === 'ucenik' && user.hasRewards ? user.mascotPieces : undefined,
  )
  return (
    <div aria-hidden="true" className={clsx('shrink-0', className)}>
      {pieces?.length ? <DressedMascot {...{ pose, pieces }} className="size-full" /> : plain}
    </div>
  )
}
