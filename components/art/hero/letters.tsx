import { paint } from '../palette'

const letterPaths = {
  č: 'M7-1A9 9 0 1 0 7 13M-6-20L0-14L6-20',
  š: 'M7-1Q1-5-4-3Q-9 0-5 4Q0 6 5 8Q9 13 3 15Q-3 17-8 13M-6-20L0-14L6-20',
  ž: 'M-7-3H7L-7 15H7M-6-20L0-14L6-20',
} as const

/** A letter block with one of the three letters that are only ours; 52 units wide. */
export function LetterBlock(props: {
  readonly letter: keyof typeof letterPaths
  readonly x: number
  readonly y: number
  readonly turn: number
  readonly face: string
  readonly side: string
}) {
  const { letter, x, y, turn, face, side } = props
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-27" y="-21" width="54" height="54" rx="14" fill={side} />
      <rect x="-27" y="-28" width="54" height="54" rx="14" fill={face} />
      <path
        d={letterPaths[letter]}
        fill="none"
        stroke={paint.cream}
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  )
}
