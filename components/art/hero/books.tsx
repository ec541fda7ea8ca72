import { Twinkle } from '../mascot/body'
import { paint } from '../palette'

interface BookProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly cover: string
  /** The lower, shaded half of the spine. */
  readonly shade: string
}

/** A school book lying flat, its spine to us, 32 high, with a label in the middle. */
function Book({ x, y, width, cover, shade }: BookProps) {
  const labelX = width / 2 - 34
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height="32" rx="10" fill={shade} />
      <path d={`M10 0H${width - 10}a10 10 0 0 1 10 10V24H0V10A10 10 0 0 1 10 0Z`} fill={cover} />
      <path d={`M22 0V32M31 0V32M${width - 22} 0V32`} stroke={paint.cream} strokeWidth="4" />
      <rect x={labelX} y="8" width="68" height="15" rx="7.5" fill={paint.cream} />
      <path
        d={`M${labelX + 12} 15.5H${labelX + 56}`}
        stroke={shade}
        strokeWidth="4"
        strokeLinecap="round"
      />
    </g>
  )
}

/** The stack the mascot stands on; its top is at y = 330. */
export function Books() {
  return (
    <>
      <Book x={150} y={394} width={264} cover={paint.sky} shade="#0284c7" />
      <Book x={174} y={362} width={226} cover={paint.coral} shade={paint.rose} />
      <path d="M372 388v36l8-7l8 7v-36Z" fill={paint.gold} />
      <Book x={160} y={330} width={236} cover={paint.leaf} shade={paint.moss} />
      <Twinkle x={428} y={378} size={8} />
    </>
  )
}
