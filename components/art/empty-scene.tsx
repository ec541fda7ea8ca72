import { Drawing, type DrawingProps } from './drawing'
import { Body, Twinkle } from './mascot/body'
import { Brows, Cheeks, Mouth, OpenEyes } from './mascot/face'
import { paint } from './palette'

/** Nothing here yet: Iskra looks out of an empty box; 240 x 180. */
export function EmptyScene({ className, title }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 180" className={className} title={title}>
      <ellipse cx="120" cy="170" rx="82" ry="8" fill={paint.night} opacity=".15" />
      <path d="M58 92L120 78L182 92V110H58Z" fill="#92400e" />
      <g transform="translate(42 -2) scale(.78)">
        <Body />
        <OpenEyes look={[3, -3]} />
        <Brows d="M76 93Q83 88 90 92M113 89Q120 84 128 90" />
        <Cheeks />
        <Mouth d="M96 129Q102 132 108 128" />
      </g>
      <g strokeLinejoin="round">
        <path d="M58 104H182V156a10 10 0 0 1-10 10H68a10 10 0 0 1-10-10Z" fill="#d97706" />
        <path d="M58 102L34 122H96L112 104Z" fill="#fbbf24" stroke="#fbbf24" strokeWidth="4" />
        <path d="M182 102L206 122H144L128 104Z" fill="#f59e0b" stroke="#f59e0b" strokeWidth="4" />
        <Twinkle x={120} y={143} size={14} fill={paint.cream} />
      </g>
      <circle cx="94" cy="112" r="8" fill={paint.gold} stroke={paint.deep} strokeWidth="4" />
      <circle cx="146" cy="112" r="8" fill={paint.gold} stroke={paint.deep} strokeWidth="4" />
      <Twinkle x={44} y={58} size={9} />
      <Twinkle x={200} y={70} size={10} fill={paint.lilac} />
      <Twinkle x={186} y={30} size={6} />
      <Twinkle x={62} y={24} size={5} fill={paint.coral} />
    </Drawing>
  )
}
