import { paint } from '../palette'

/** A little flame with a face; its foot is at x, y, and it is about 44 high at size 1. */
export function Flame(props: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.size})`} strokeLinejoin="round">
      <path
        d="M4-44C2-34 19-27 19-13C19-4 12 0 0 0C-12 0-19-4-19-13C-19-20-14-23-13-29C-10-26-8-25-6-26C-2-30 0-37 4-44Z"
        fill={paint.deep}
        stroke={paint.deep}
        strokeWidth="4"
      />
      <path
        d="M2-31C2-24 13-21 13-12C13-5 8-2 0-2C-8-2-13-5-13-12C-13-16-10-18-9-21C-4-20 0-25 2-31Z"
        fill={paint.yellow}
        stroke={paint.gold}
        strokeWidth="2"
      />
      <ellipse cx="-5" cy="-12" rx="2.2" ry="2.8" fill={paint.night} />
      <ellipse cx="5" cy="-12" rx="2.2" ry="2.8" fill={paint.night} />
      <path
        d="M-3-6.5Q0-4 3-6.5"
        fill="none"
        stroke={paint.night}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  )
}
