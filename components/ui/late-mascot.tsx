'use client'
import { clsx } from 'clsx'
import type { MascotPose } from '@/components/art/mascot'
import { lazyPart } from './lazy-part'

const Mascot = lazyPart(() => import('@/components/art/mascot').then((one) => one.Mascot))

type LateMascotProps = { pose: MascotPose; className: string }

/** The mascot as decoration: its drawings (2.5 kB) come when it is first shown, into a place that is kept. */
export const LateMascot = ({ pose, className }: LateMascotProps) => (
  <div aria-hidden="true" className={clsx('shrink-0', className)}>
    <Mascot pose={pose} className="size-full" />
  </div>
)
