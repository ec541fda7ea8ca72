import { artColors as c } from '../../palette'

export function Cap() {
  return (
    <>
      <path d="M60 88Q62 42 102 40Q142 42 144 88Q102 76 60 88Z" fill={c.blue} />
      <path d="M102 42V78" stroke={c.sky} strokeWidth="4" />
      <circle cx="102" cy="40" r="6" fill={c.sky} />
      <path d="M58 90Q102 74 152 88Q166 100 150 102Q104 88 56 100Q50 94 58 90Z" fill={c.violet} />
    </>
  )
}

export function TopHat() {
  return (
    <>
      <path d="M72 84L66 32Q102 22 138 32L132 84Z" fill={c.violet} />
      <path d="M70 70Q102 78 134 70L132 84H72Z" fill={c.gold} />
      <ellipse cx="102" cy="86" rx="54" ry="10" fill={c.violet} />
      <path d="M80 40L83 62" stroke={c.lilac} strokeWidth="5" />
    </>
  )
}

export function WinterHat() {
  return (
    <>
      <path d="M60 86Q58 40 102 38Q146 40 144 86Z" fill={c.moss} />
      <path d="M76 60l8 8l8-8l8 8l8-8l8 8l8-8" stroke={c.cream} strokeWidth="4" />
      <rect x="52" y="76" width="100" height="20" rx="10" fill={c.leaf} />
      <circle cx="102" cy="34" r="13" fill={c.cream} stroke={c.mist} strokeWidth="4" />
    </>
  )
}

export function Crown() {
  return (
    <>
      <path
        d="M60 88L52 46L78 66L102 34L126 66L152 46L144 88Q102 98 60 88Z"
        fill={c.gold}
        stroke={c.bark}
        strokeWidth="4"
      />
      <circle cx="102" cy="76" r="7" fill={c.rose} />
      <circle cx="76" cy="77" r="5" fill={c.sky} />
      <circle cx="128" cy="77" r="5" fill={c.sky} />
    </>
  )
}
