'use client'
import { clsx } from 'clsx'
import type { MascotPose } from '@/components/art/mascot'
import { lazyPart } from './lazy-part'

const Mascot = lazyPart(() => import('@/components/art/mascot').then((one) => one.Mascot))

type LateMascotProps = { pose: MascotPose; className: string }

/** A decorative mascot. Its drawings (2.5 kB) are loaded when first shown, into reserved space. */
export const LateMascot = ({ pose, className }: LateMascotProps) => (
  <div aria-hidden="true" className={clsx('shrink-0', className)}>
    <Mascot pose={pose} className="size-full" />
  </div>
)
