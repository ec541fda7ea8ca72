import { artColors as c } from '../../palette'

const EYES = [83, 117]
const TEMPLES = 'M67 108L56 104M133 108L144 104'

export function RoundGlasses() {
  return (
    <g stroke={c.violet} strokeWidth="4.5">
      {EYES.map((x) => (
        <circle key={x} cx={x} cy="111" r="15" />
      ))}
      <path d={`M98 109Q100 106 102 109${TEMPLES}`} />
    </g>
  )
}

export function SunGlasses() {
  return (
    <>
      <path d={`M94 104H106${TEMPLES}`} stroke={c.violet} strokeWidth="5" />
      <path
        d="M64 101H98V109Q97 125 82 125Q66 125 64 109ZM102 101H136V109Q134 125 118 125Q103 125 102 109Z"
        fill={c.night}
        stroke={c.violet}
        strokeWidth="3"
      />
      <path d="M71 108L78 116M109 108L116 116" stroke={c.sky} strokeWidth="4" />
    </>
  )
}

export function StarGlasses() {
  return (
    <g stroke={c.rose} strokeWidth="4.5">
      {EYES.map((x) => (
        <path
          key={x}
          d="M0-19L5.5-7L18-6L8.5 2.5L11.5 15L0 8.5L-11.5 15L-8.5 2.5L-18-6L-5.5-7Z"
          transform={`translate(${x} 112)`}
        />
      ))}
      <path d="M99 106H101" />
    </g>
  )
}

export function Monocle() {
  return (
    <>
      <circle cx="117" cy="111" r="16" stroke={c.bark} strokeWidth="7" />
      <circle cx="117" cy="111" r="16" stroke={c.gold} strokeWidth="3.5" />
      <path d="M129 122Q142 138 128 152" stroke={c.bark} strokeWidth="3" strokeDasharray="1 6" />
    </>
  )
}
