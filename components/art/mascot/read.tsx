import { paint } from '../palette'
import { Arm, Body, Legs, Shadow, Twinkle } from './body'
import { Brows, Cheeks, Mouth, OpenEyes } from './face'

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
    <g strokeLinejoin="round">
      <path
        d="M46 134Q76 128 100 140Q124 128 154 134V174Q124 168 100 180Q76 168 46 174Z"
        fill={paint.violet}
        stroke={paint.violet}
        strokeWidth="8"
      />
      <path d="M50 133Q78 127 100 140V174Q78 163 50 168Z" fill={paint.cream} />
      <path d="M150 133Q122 127 100 140V174Q122 163 150 168Z" fill="#fed7aa" />
      <path
        d="M60 142Q76 140 90 146M60 151Q76 149 90 155M110 146Q124 140 140 142M110 155Q124 149 140 151"
        fill="none"
        stroke={paint.amber}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </g>
  )
}
