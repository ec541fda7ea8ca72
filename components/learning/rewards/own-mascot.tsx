'use client'
import { clsx } from 'clsx'
import { Mascot } from '@/components/art/mascot'
import { lazyPart } from '@/components/ui/lazy-part'
import { useUser } from '@/stores/user'

const DressedMascot = lazyPart(() =>
  import('@/components/art/dressed-mascot').then((one) => one.DressedMascot),
)

type OwnMascotProps = { pose: 'wave' | 'cheer'; className: string }

/**
 * The mascot as the signed-in pupil has dressed it; for everyone else, and where a parent hides
 * rewards, as it is. The drawings of the pieces are loaded only for those who wear one.
 */
export function OwnMascot({ pose, className }: OwnMascotProps) {
  const pieces = useUser(({ user }) =>
    user?.type === 'ucenik' && user.hasRewards ? user.mascotPieces : undefined,
  )
  if (!pieces?.length) return <Mascot {...{ pose, className }} />
  return (
    <div aria-hidden="true" className={clsx('shrink-0', className)}>
      <DressedMascot {...{ pose, pieces }} className="size-full" />
    </div>
  )
}
