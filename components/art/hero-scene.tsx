import { Drawing } from './drawing'
import { Desk, Sky } from './hero-background'
import motion from './hero-scene.module.css'
import { Twinkle } from './mascot/body'
import { WavingFigure } from './mascot/standing-poses'
import { artColors } from './palette'

/** The home page's picture, 560 x 440. Its figures move for under five seconds, then all rests. */
export function HeroScene({ className }: { className: string }) {
  return (
    <Drawing viewBox="0 0 560 440" className={className}>
      <Sky />
      <Desk />
      <Books />
      <g transform="translate(150 79) scale(1.32)">
        <WavingFigure armClass={motion.wave} />
      </g>
      <g className={motion.float}>
        <LetterBlock letter="č" x={66} y={88} turn={-12} face={artColors.deep} side="#9a3412" />
        <LetterBlock letter="š" x={512} y={196} turn={10} face="#0284c7" side="#075985" />
        <LetterBlock letter="ž" x={330} y={36} turn={6} face={artColors.moss} side="#14532d" />
      </g>
    </Drawing>
  )
}

type BookProps = {
  x: number
  y: number
  width: number
  cover: string
  /** The lower, shaded half of the spine. */
  shade: string
}

/** A school book lying flat with its spine to the front, 32 high, with a label in the middle. */
function Book({ x, y, width, cover, shade }: BookProps) {
  const labelX = width / 2 - 34
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height="32" rx="10" fill={shade} />
      <path d={`M10 0H${width - 10}a10 10 0 0 1 10 10V24H0V10A10 10 0 0 1 10 0Z`} fill={cover} />
      <path
        d={`M22 0V32M31 0V32M${width - 22} 0V32`}
        stroke={artColors.cream}
        strokeWidth="4"
        strokeLinecap="butt"
      />
      <rect x={labelX} y="8" width="68" height="15" rx="7.5" fill={artColors.cream} />
      <path d={`M${labelX + 12} 15.5H${labelX + 56}`} stroke={shade} strokeWidth="4" />
    </g>
  )
}

/** The stack the mascot stands on; its top is at y = 330. */
function Books() {
  return (
    <>
      <Book x={150} y={394} width={264} cover={artColors.sky} shade="#0284c7" />
      <Book x={174} y={362} width={226} cover={artColors.coral} shade={artColors.rose} />
      <path d="M372 388v36l8-7l8 7v-36Z" fill={artColors.gold} />
      <Book x={160} y={330} width={236} cover={artColors.leaf} shade={artColors.moss} />
      <Twinkle x={428} y={378} size={8} />
    </>
  )
}

const letterPaths = {
  č: 'M7-1A9 9 0 1 0 7 13M-6-20L0-14L6-20',
  š: 'M7-1Q1-5-4-3Q-9 0-5 4Q0 6 5 8Q9 13 3 15Q-3 17-8 13M-6-20L0-14L6-20',
  ž: 'M-7-3H7L-7 15H7M-6-20L0-14L6-20',
} as const

type LetterBlockProps = {
  letter: keyof typeof letterPaths
  x: number
  y: number
  turn: number
  face: string
  side: string
}

/** A letter block with one of three Croatian letters; 52 units wide. */
function LetterBlock({ letter, x, y, turn, face, side }: LetterBlockProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-27" y="-21" width="54" height="54" rx="14" fill={side} />
      <rect x="-27" y="-28" width="54" height="54" rx="14" fill={face} />
      <path d={letterPaths[letter]} stroke={artColors.cream} strokeWidth="6" />
    </g>
  )
}
