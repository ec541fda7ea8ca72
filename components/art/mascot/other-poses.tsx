import { artColors } from '../palette'
import { Arm, Body, Shadow, Twinkle, type WornLook } from './body'
import { Cheeks, HappyEyes, Laugh, Mouth, SleepyEyes } from './face'

/** Cheers: in the air, both arms up, confetti around. */
export function Cheer({ colors, behind, worn }: WornLook) {
  return (
    <>
      <Shadow width={30} />
      <g transform="translate(0 -8)">
        {behind}
        <JumpingLegs stroke={colors?.outer} />
        <Arm d="M54 118Q28 108 24 74" hand={[23, 68]} colors={colors} />
        <Arm d="M146 118Q172 108 176 74" hand={[177, 68]} colors={colors} />
        <Body colors={colors} />
        <HappyEyes />
        <Cheeks />
        <Laugh />
        {worn}
      </g>
      <g strokeWidth="5">
        <path d="M56 22l6 8M16 112l-5 8M186 110l4 9" stroke={artColors.coral} />
        <path d="M150 24l7-7M40 150l-8 5" stroke={artColors.leaf} />
        <path d="M28 36h9M166 146l9 4" stroke={artColors.sky} />
      </g>
      <Twinkle x={46} y={48} size={7} />
      <Twinkle x={152} y={48} size={11} />
      <Twinkle x={184} y={32} size={6} fill={artColors.lilac} />
    </>
  )
}

function JumpingLegs({ stroke = artColors.deep }: { stroke?: string | undefined }) {
  return (
    <>
      <path d="M84 158Q80 170 68 170M116 158Q120 170 132 170" stroke={stroke} strokeWidth="10" />
      <g fill={artColors.sky}>
        <rect x="54" y="159" width="15" height="23" rx="7" transform="rotate(14 62 170)" />
        <rect x="131" y="159" width="15" height="23" rx="7" transform="rotate(-14 138 170)" />
      </g>
    </>
  )
}

/** Sleeps on a cushion under a blanket. */
export function Sleep() {
  return (
    <>
      <ellipse cx="100" cy="188" rx="82" ry="8" fill={artColors.night} opacity=".16" />
      <rect x="18" y="152" width="164" height="36" rx="18" fill={artColors.sky} />
      <path
        d="M24 176Q100 192 176 176"
        stroke={artColors.blue}
        strokeWidth="4"
        strokeLinecap="butt"
      />
      <g transform="translate(0 9) rotate(-8 100 110)">
        <Body />
        <SleepyEyes />
        <Cheeks />
        <Mouth d="M95 128Q100 133 105 128" />
      </g>
      <path
        d="M34 164Q50 140 84 149Q118 157 150 142Q172 140 172 162Q172 176 160 180Q100 192 42 180Q30 176 34 164Z"
        fill={artColors.violet}
      />
      <path d="M40 160Q54 144 84 153Q118 161 152 147" stroke={artColors.lilac} strokeWidth="8" />
      <Twinkle x={70} y={168} size={6} fill={artColors.lilac} />
      <Twinkle x={104} y={174} size={4} fill={artColors.lilac} />
      <Twinkle x={136} y={164} size={6} fill={artColors.lilac} />
      <g stroke={artColors.lilac}>
        <path d="M136 66h10l-10 12h10" strokeWidth="4" />
        <path d="M153 42h13l-13 15h13" strokeWidth="5" />
        <path d="M170 12h17l-17 20h17" strokeWidth="6" />
      </g>
    </>
  )
}
