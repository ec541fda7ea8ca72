import { artColors as c } from '../../palette'
import { Twinkle } from '../body'

const GROUND = 'V164a36 36 0 0 1-36 36H36a36 36 0 0 1-36-36Z'

const Sky = ({ fill }: { fill: string }) => <rect width="200" height="200" rx="36" fill={fill} />

export function Meadow() {
  return (
    <>
      <Sky fill="#bae6fd" />
      <circle cx="38" cy="40" r="20" fill={c.gold} />
      <path d={`M0 152Q50 122 108 150T200 146${GROUND}`} fill={c.leaf} />
      <g fill={c.cream} stroke={c.coral} strokeWidth="5">
        <circle cx="24" cy="168" r="4" />
        <circle cx="52" cy="184" r="4" />
        <circle cx="146" cy="182" r="4" />
      </g>
    </>
  )
}

export function StarryNight() {
  return (
    <>
      <Sky fill={c.night} />
      <path d="M44 20a26 26 0 1 0 20 40A24 24 0 0 1 44 20Z" fill={c.yellow} />
      <Twinkle x={160} y={34} size={9} fill={c.cream} />
      <Twinkle x={184} y={66} size={5} fill={c.cream} />
      <Twinkle x={20} y={98} size={6} fill={c.cream} />
      <Twinkle x={138} y={16} size={4} fill={c.cream} />
      <path d={`M0 172Q60 158 108 170T200 168V164${GROUND.slice(4)}`} fill={c.violet} />
    </>
  )
}

export function Sea() {
  return (
    <>
      <Sky fill="#e0f2fe" />
      <circle cx="160" cy="40" r="18" fill={c.gold} />
      <path d="M6 100H44L36 112H14ZM24 96V60L42 92Z" fill={c.rose} />
      <path
        d={`M0 132Q16 120 33 132T67 132T100 132T133 132T167 132T200 132${GROUND}`}
        fill={c.sky}
      />
      <path
        d={`M0 164Q20 152 40 164T80 164T120 164T160 164T200 164${GROUND.slice(4)}`}
        fill={c.blue}
      />
    </>
  )
}

export function Rainbow() {
  return (
    <>
      <Sky fill="#e0e7ff" />
      {[c.rose, c.amber, c.yellow, c.leaf, c.blue].map((stroke, index) => (
        <path
          key={stroke}
          d={`M${12 + index * 11} 150A${88 - index * 11} ${100 - index * 11} 0 0 1 ${188 - index * 11} 150`}
          stroke={stroke}
          strokeWidth="11"
          strokeLinecap="butt"
        />
      ))}
      <path d={`M0 156Q30 136 60 156Q100 140 140 156Q170 136 200 156${GROUND}`} fill={c.cream} />
    </>
  )
}
