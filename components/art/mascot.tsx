import { Drawing } from './drawing'
import { Cheer, Sleep } from './mascot/other-poses'
import { Lost, Read, Think, Wave } from './mascot/standing-poses'

const drawings = { wave: Wave, read: Read, think: Think, cheer: Cheer, sleep: Sleep, lost: Lost }

/** The poses of the mascot, the spark Iskra. */
export type MascotPose = keyof typeof drawings

export const mascotPoses = Object.keys(drawings) as MascotPose[]

type MascotProps = { pose: MascotPose; className?: string | undefined; title?: string }

/** The mascot in one pose; square. Size it with a class such as `size-40`. */
export function Mascot({ pose, ...rest }: MascotProps) {
  const Pose = drawings[pose]
  return (
    <Drawing viewBox="0 0 200 200" {...rest}>
      <Pose />
    </Drawing>
  )
}
