import { artColors } from '../palette'
import { Arm, Body, Legs, Shadow, Twinkle, type WornLook } from './body'
import { Brows, Cheeks, Laugh, Mouth, OpenEyes } from './face'

/** Greets: one arm up, a laugh. */
export function Wave(look: WornLook) {
  return (
    <>
      <Shadow />
      <WavingFigure {...look} />
      <Twinkle x={42} y={40} size={11} />
      <Twinkle x={150} y={30} size={7} />
      <Twinkle x={28} y={66} size={5} />
    </>
  )
}

/** The greeting figure alone. A scene may move the raised arm round its shoulder by `armClass`. */
export function WavingFigure(props: WornLook & { armClass?: string | undefined }) {
  const { armClass, colors, behind, worn } = props
  return (
    <>
      {behind}
      <Legs colors={colors} />
      <Arm d="M54 124Q36 132 34 146" hand={[34, 148]} colors={colors} />
      <g transform="rotate(-3 100 160)">
        <Body colors={colors} />
        <OpenEyes />
        <Cheeks />
        <Laugh />
        {worn}
      </g>
      <g className={armClass}>
        <Arm d="M146 124Q168 118 176 84" hand={[177, 76]} colors={colors} />
      </g>
    </>
  )
}

/** Reads an open book, eyes down. */
export function Read() {
  return (
    <>
      <Shadow width={52} />
      <Legs />
      <Body />
      <OpenEyes look={[0, -6]} />
      <Brows d="M76 90Q82 86 89 89M111 89Q118 86 124 90" />
      <g transform="translate(0 -7)">
        <Cheeks />
        <Mouth d="M94 124Q100 129 106 124" />
      </g>
      <Book />
      <Arm d="M50 122Q36 134 46 150" hand={[48, 154]} />
      <Arm d="M150 122Q164 134 154 150" hand={[152, 154]} />
      <Twinkle x={152} y={44} size={9} />
      <Twinkle x={50} y={54} size={6} />
    </>
  )
}

function Book() {
  return (
    <g>
      <path
        d="M46 134Q76 128 100 140Q124 128 154 134V174Q124 168 100 180Q76 168 46 174Z"
        fill={artColors.violet}
        stroke={artColors.violet}
        strokeWidth="8"
      />
      <path d="M50 133Q78 127 100 140V174Q78 163 50 168Z" fill={artColors.cream} />
      <path d="M150 133Q122 127 100 140V174Q122 163 150 168Z" fill="#fed7aa" />
      <path
        d="M60 142Q76 140 90 146M60 151Q76 149 90 155M110 146Q124 140 140 142M110 155Q124 149 140 151"
        stroke={artColors.amber}
        strokeWidth="3.5"
      />
    </g>
  )
}

/** Thinks: a hand at the chin, a look to the thought above. */
export function Think() {
  return (
    <>
      <Shadow />
      <Legs />
      <Arm d="M52 122Q34 136 52 150" hand={[54, 151]} />
      <g transform="rotate(3 100 160)">
        <Body />
        <OpenEyes look={[4, -5]} />
        <Brows d="M77 94Q84 90 92 94M111 88Q119 80 129 86" />
        <Cheeks />
        <Mouth d="M94 131Q101 127 107 131" />
      </g>
      <Arm d="M152 122Q166 158 128 148" hand={[122, 146]} />
      <g fill={artColors.sky}>
        <circle cx="152" cy="66" r="4.5" />
        <circle cx="162" cy="51" r="6.5" />
        <path d="M158 42a16 16 0 0 1-2-31a17 17 0 0 1 30 3a15 15 0 0 1-2 29Q171 46 158 42Z" />
      </g>
      <path
        d="M166 22Q167 16 173 17Q180 19 176 25Q172 27 172 31M172 37V37.5"
        stroke={artColors.cream}
        strokeWidth="4.5"
      />
    </>
  )
}

/** Lost: a map in one hand, scratching its head with the other. */
export function Lost() {
  return (
    <>
      <Shadow />
      <Legs />
      <g transform="rotate(-4 100 160)">
        <Body />
        <OpenEyes look={[-3, 1]} />
        <Brows d="M74 97Q80 90 89 91M111 91Q120 90 126 97" />
        <Cheeks />
        <Mouth d="M90 131Q95 126 100 131T110 130" />
      </g>
      <Arm d="M146 122Q176 106 152 66" hand={[149, 62]} />
      <path d="M52 122Q22 122 12 156" stroke={artColors.deep} strokeWidth="10" />
      <FoldedMap />
      <g stroke={artColors.sky} strokeWidth="6">
        <path d="M26 48Q27 36 38 38Q49 42 42 52Q35 56 35 63M35 75V75.5" />
        <path d="M172 30Q174 22 181 24Q188 27 183 34Q179 37 179 41M179 50V50.5" strokeWidth="5" />
      </g>
    </>
  )
}

function FoldedMap() {
  return (
    <g>
      <path
        d="M8 144l22-8l22 8l22-8v44l-22 8l-22-8l-22 8Z"
        fill={artColors.cream}
        stroke={artColors.violet}
        strokeWidth="6"
      />
      <path d="M30 136l22 8v44l-22-8Z" fill="#bae6fd" />
      <path
        d="M17 172Q24 156 34 166T50 158"
        stroke={artColors.deep}
        strokeWidth="4"
        strokeDasharray="5 6"
      />
      <path d="M59 150l8 9M67 150l-8 9" stroke={artColors.rose} strokeWidth="5" />
      <circle
        cx="12"
        cy="160"
        r="8"
        fill={artColors.gold}
        stroke={artColors.deep}
        strokeWidth="4"
      />
    </g>
  )
}
