import type { ReactNode } from 'react'
import { Drawing, type DrawingProps } from './drawing'
import { Cheer } from './mascot/cheer'
import { Lost } from './mascot/lost'
import { Read } from './mascot/read'
import { Sleep } from './mascot/sleep'
import { Think } from './mascot/think'
import { Wave } from './mascot/wave'

/** The moods in which the spark Iskra is drawn. */
export const mascotPoses = ['wave', 'read', 'think', 'cheer', 'sleep', 'lost'] as const

export type MascotPose = (typeof mascotPoses)[number]

const drawings: Record<MascotPose, () => ReactNode> = {
  wave: Wave,
  read: Read,
  think: Think,
  cheer: Cheer,
  sleep: Sleep,
  lost: Lost,
}

/** The mascot in one pose; square. Size it with a class such as `size-40`. */
export function Mascot({ pose, className, title }: DrawingProps & { readonly pose: MascotPose }) {
  const Pose = drawings[pose]
  return (
    <Drawing viewBox="0 0 200 200" className={className} title={title}>
      <Pose />
    </Drawing>
  )
}
