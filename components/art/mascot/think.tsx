import { paint } from '../palette'
import { Arm, Body, Legs, Shadow } from './body'
import { Brows, Cheeks, Mouth, OpenEyes } from './face'

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
      <g fill={paint.sky}>
        <circle cx="152" cy="66" r="4.5" />
        <circle cx="162" cy="51" r="6.5" />
        <path d="M158 42a16 16 0 0 1-2-31a17 17 0 0 1 30 3a15 15 0 0 1-2 29Q171 46 158 42Z" />
      </g>
      <path
        d="M166 22Q167 16 173 17Q180 19 176 25Q172 27 172 31M172 37V37.5"
        fill="none"
        stroke={paint.cream}
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}
