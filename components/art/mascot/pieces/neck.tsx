import { artColors as c } from '../../palette'

export function Scarf() {
  return (
    <>
      <path d="M116 156L128 186L112 190L102 160Z" fill={c.rose} />
      <path d="M114 183L126 179" stroke={c.cream} strokeWidth="4" />
      <path
        d="M54 142Q100 162 146 142Q152 150 144 156Q100 176 56 156Q48 150 54 142Z"
        fill={c.rose}
      />
      <path d="M72 150L70 160M100 154V165M128 150L131 160" stroke={c.cream} strokeWidth="4" />
    </>
  )
}

export function BowTie() {
  return (
    <>
      <path
        d="M100 155L74 144V168ZM100 155L126 144V168Z"
        fill={c.violet}
        stroke={c.violet}
        strokeWidth="7"
      />
      <circle cx="100" cy="156" r="8" fill={c.lilac} />
    </>
  )
}

export function Medal() {
  return (
    <>
      <path d="M74 146L100 164L126 146" stroke={c.blue} strokeWidth="8" />
      <circle cx="100" cy="170" r="13" fill={c.gold} stroke={c.bark} strokeWidth="4" />
      <path
        d="M0-8L2.5-2.5L8-2L4 2L5 8L0 5L-5 8L-4 2L-8-2L-2.5-2.5Z"
        transform="translate(100 170)"
        fill={c.cream}
      />
    </>
  )
}

/** The part of the cape behind the body. */
export function Cape() {
  return (
    <path
      d="M56 112Q22 142 18 188Q40 180 60 188Q80 180 100 188Q120 180 140 188Q160 180 182 188Q178 142 144 112Z"
      fill={c.rose}
    />
  )
}

export function CapeClasp() {
  return (
    <>
      <path d="M58 143Q100 166 142 143" stroke={c.rose} strokeWidth="9" />
      <circle cx="100" cy="156" r="8" fill={c.gold} stroke={c.bark} strokeWidth="3" />
    </>
  )
}
