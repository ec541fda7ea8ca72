import { paint } from '../palette'
import { Arm, Body, Shadow, Twinkle } from './body'
import { Cheeks, HappyEyes, Laugh } from './face'

/** Cheers: in the air, both arms up, confetti around. */
export function Cheer() {
  return (
    <>
      <Shadow width={30} />
      <g transform="translate(0 -8)">
        <JumpingLegs />
        <Arm d="M54 118Q28 108 24 74" hand={[23, 68]} />
        <Arm d="M146 118Q172 108 176 74" hand={[177, 68]} />
        <Body />
        <HappyEyes />
        <Cheeks />
        <Laugh />
      </g>
      <g fill="none" strokeWidth="5" strokeLinecap="round">
        <path d="M56 22l6 8M16 112l-5 8M186 110l4 9" stroke={paint.coral} />
        <path d="M150 24l7-7M40 150l-8 5" stroke={paint.leaf} />
        <path d="M28 36h9M166 146l9 4" stroke={paint.sky} />
      </g>
      <Twinkle x={46} y={48} size={7} />
      <Twinkle x={152} y={48} size={11} />
      <Twinkle x={184} y={32} size={6} fill={paint.lilac} />
    </>
  )
}

function JumpingLegs() {
  return (
    <>
      <path
        d="M84 158Q80 170 68 170M116 158Q120 170 132 170"
        stroke={paint.deep}
        strokeWidth="10"
        strokeLinecap="round"
        fill="none"
      />
      <g fill={paint.sky}>
        <rect x="54" y="159" width="15" height="23" rx="7" transform="rotate(14 62 170)" />
        <rect x="131" y="159" width="15" height="23" rx="7" transform="rotate(-14 138 170)" />
      </g>
    </>
  )
}
