import { paint } from '../palette'
import { Arm, Body, Legs, Shadow } from './body'
import { Brows, Cheeks, Mouth, OpenEyes } from './face'

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
      <path
        d="M52 122Q22 122 12 156"
        fill="none"
        stroke={paint.deep}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <FoldedMap />
      <g fill="none" stroke={paint.sky} strokeWidth="6" strokeLinecap="round">
        <path d="M26 48Q27 36 38 38Q49 42 42 52Q35 56 35 63M35 75V75.5" />
        <path d="M172 30Q174 22 181 24Q188 27 183 34Q179 37 179 41M179 50V50.5" strokeWidth="5" />
      </g>
    </>
  )
}

function FoldedMap() {
  return (
    <g strokeLinejoin="round">
      <path
        d="M8 144l22-8l22 8l22-8v44l-22 8l-22-8l-22 8Z"
        fill={paint.cream}
        stroke={paint.violet}
        strokeWidth="6"
      />
      <path d="M30 136l22 8v44l-22-8Z" fill="#bae6fd" />
      <path
        d="M17 172Q24 156 34 166T50 158"
        fill="none"
        stroke={paint.deep}
        strokeWidth="4"
        strokeDasharray="5 6"
        strokeLinecap="round"
      />
      <path d="M59 150l8 9M67 150l-8 9" stroke={paint.rose} strokeWidth="5" strokeLinecap="round" />
      <circle cx="12" cy="160" r="8" fill={paint.gold} stroke={paint.deep} strokeWidth="4" />
    </g>
  )
}
