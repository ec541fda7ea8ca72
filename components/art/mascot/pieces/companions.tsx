import { artColors as c } from '../../palette'

/** Companions stand at the bottom right, 44 wide and high. */
const PLACE = 'translate(147 146)'

export function Snail() {
  return (
    <g transform={PLACE}>
      <path d="M4 40H36Q42 40 41 30V22" stroke={c.leaf} strokeWidth="8" />
      <path d="M40 20L35 11M42 20L47 11" stroke={c.leaf} strokeWidth="3" />
      <circle cx="20" cy="24" r="15" fill={c.coral} stroke={c.bark} strokeWidth="3" />
      <path d="M20 24Q26 22 25 28Q20 34 13 28Q10 18 20 15" stroke={c.bark} strokeWidth="3" />
      <circle cx="42" cy="25" r="1.8" fill={c.night} />
    </g>
  )
}

export function Ladybird() {
  return (
    <g transform={PLACE}>
      <path d="M10 38V44M22 38V44M34 38V44" stroke={c.bark} strokeWidth="4" />
      <circle cx="38" cy="29" r="10" fill={c.bark} />
      <path d="M4 40Q2 12 22 12Q40 12 38 40Z" fill={c.rose} stroke={c.bark} strokeWidth="3" />
      <path d="M22 13V39M42 20L47 13" stroke={c.bark} strokeWidth="3" />
      <g fill={c.bark}>
        <circle cx="13" cy="22" r="3.5" />
        <circle cx="14" cy="33" r="3" />
        <circle cx="30" cy="22" r="3.5" />
        <circle cx="30" cy="33" r="3" />
      </g>
      <circle cx="42" cy="27" r="2.5" fill={c.cream} />
    </g>
  )
}

export function Owl() {
  return (
    <g transform={PLACE}>
      <path
        d="M6 4L14 10H30L38 4Q42 42 22 44Q2 42 6 4Z"
        fill={c.bark}
        stroke={c.bark}
        strokeWidth="3"
      />
      <path d="M12 26Q22 20 32 26Q32 42 22 42Q12 42 12 26Z" fill={c.amber} />
      <circle cx="14" cy="17" r="7" fill={c.cream} />
      <circle cx="30" cy="17" r="7" fill={c.cream} />
      <circle cx="15" cy="17" r="3" fill={c.night} />
      <circle cx="29" cy="17" r="3" fill={c.night} />
      <path d="M19 21H25L22 27Z" fill={c.gold} />
    </g>
  )
}

export function SmallDragon() {
  return (
    <g transform={PLACE}>
      <path d="M30 34Q46 38 44 24" stroke={c.moss} strokeWidth="6" />
      <path d="M26 22Q38 6 44 12Q40 18 42 24Q34 24 28 30Z" fill={c.lilac} />
      <path d="M8 44Q4 26 18 22Q34 22 32 44Z" fill={c.leaf} stroke={c.moss} strokeWidth="3" />
      <path d="M12 42Q11 32 18 29Q24 32 23 42Z" fill={c.yellow} />
      <circle cx="17" cy="13" r="11" fill={c.leaf} stroke={c.moss} strokeWidth="3" />
      <path d="M10 4L11-3L16 2L20-3L23 4" fill={c.gold} stroke={c.gold} strokeWidth="2" />
      <circle cx="13" cy="12" r="2" fill={c.night} />
      <circle cx="21" cy="12" r="2" fill={c.night} />
      <path d="M13 18Q17 21 21 18" stroke={c.night} strokeWidth="2" />
    </g>
  )
}
