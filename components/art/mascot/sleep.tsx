import { paint } from '../palette'
import { Body, Twinkle } from './body'
import { Cheeks, Mouth, SleepyEyes } from './face'

/** Sleeps on a cushion under a blanket. */
export function Sleep() {
  return (
    <>
      <ellipse cx="100" cy="188" rx="82" ry="8" fill={paint.night} opacity=".16" />
      <rect x="18" y="152" width="164" height="36" rx="18" fill={paint.sky} />
      <path d="M24 176Q100 192 176 176" fill="none" stroke={paint.blue} strokeWidth="4" />
      <g transform="translate(0 9) rotate(-8 100 110)">
        <Body />
        <SleepyEyes />
        <Cheeks />
        <Mouth d="M95 128Q100 133 105 128" />
      </g>
      <path
        d="M34 164Q50 140 84 149Q118 157 150 142Q172 140 172 162Q172 176 160 180Q100 192 42 180Q30 176 34 164Z"
        fill={paint.violet}
      />
      <path
        d="M40 160Q54 144 84 153Q118 161 152 147"
        fill="none"
        stroke={paint.lilac}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <Twinkle x={70} y={168} size={6} fill={paint.lilac} />
      <Twinkle x={104} y={174} size={4} fill={paint.lilac} />
      <Twinkle x={136} y={164} size={6} fill={paint.lilac} />
      <g fill="none" stroke={paint.lilac} strokeLinecap="round" strokeLinejoin="round">
        <path d="M136 66h10l-10 12h10" strokeWidth="4" />
        <path d="M153 42h13l-13 15h13" strokeWidth="5" />
        <path d="M170 12h17l-17 20h17" strokeWidth="6" />
      </g>
    </>
  )
}
