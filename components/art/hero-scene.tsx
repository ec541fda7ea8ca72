import { Drawing, type DrawingProps } from './drawing'
import { Books } from './hero/books'
import { Desk } from './hero/desk'
import { LetterBlock } from './hero/letters'
import { Sky } from './hero/sky'
import motion from './hero-scene.module.css'
import { Arm, Body, Legs } from './mascot/body'
import { Cheeks, Laugh, OpenEyes } from './mascot/face'
import { WavingArm } from './mascot/wave'
import { paint } from './palette'

/**
 * The home page's picture, 560 x 440: Iskra on a stack of school books before a patch of
 * night. It waves and the letter blocks bob for under five seconds, then all rests.
 */
export function HeroScene({ className, title }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 560 440" className={className} title={title}>
      <Sky />
      <Desk />
      <Books />
      <g transform="translate(150 79) scale(1.32)">
        <Legs />
        <Arm d="M54 124Q36 132 34 146" hand={[34, 148]} />
        <g transform="rotate(-3 100 160)">
          <Body />
          <OpenEyes />
          <Cheeks />
          <Laugh />
        </g>
        <WavingArm className={motion.wave} />
      </g>
      <g className={motion.float}>
        <LetterBlock letter="č" x={66} y={88} turn={-12} face={paint.deep} side="#9a3412" />
        <LetterBlock letter="š" x={512} y={196} turn={10} face="#0284c7" side="#075985" />
        <LetterBlock letter="ž" x={330} y={36} turn={6} face={paint.moss} side="#14532d" />
      </g>
    </Drawing>
  )
}
