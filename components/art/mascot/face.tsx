import { artColors } from '../palette'

const line = { stroke: artColors.night, strokeWidth: 4.5 }

/** Open eyes; `look` moves the shine and the pupils, in units from straight ahead. */
export function OpenEyes({ look = [0, 0] }: { look?: [number, number] }) {
  const [dx, dy] = look
  return (
    <g fill={artColors.night} transform={`translate(${dx} ${dy})`}>
      <ellipse cx="83" cy="111" rx="7.5" ry="9.5" />
      <ellipse cx="117" cy="111" rx="7.5" ry="9.5" />
      <g fill={artColors.cream}>
        <circle cx="85.5" cy="107.5" r="3" />
        <circle cx="119.5" cy="107.5" r="3" />
        <circle cx="81" cy="114.5" r="1.3" />
        <circle cx="115" cy="114.5" r="1.3" />
      </g>
    </g>
  )
}

/** Eyes squeezed by joy. */
export function HappyEyes() {
  return <path d="M75 113Q83 101 91 113M109 113Q117 101 125 113" {...line} />
}

/** Eyes shut in sleep. */
export function SleepyEyes() {
  return <path d="M75 110Q83 119 91 110M109 110Q117 119 125 110" {...line} />
}

/** Round cheeks. */
export function Cheeks() {
  return (
    <g fill={artColors.coral} opacity=".85">
      <ellipse cx="69" cy="126" rx="7" ry="5.5" />
      <ellipse cx="131" cy="126" rx="7" ry="5.5" />
    </g>
  )
}

/** Both eyebrows along one path, which a pose shapes for surprise, doubt or worry. */
export function Brows({ d }: { d: string }) {
  return <path d={d} {...line} strokeWidth={3.5} />
}

/** A closed mouth along a path. */
export function Mouth({ d }: { d: string }) {
  return <path d={d} {...line} strokeWidth={4} />
}

/** A wide open laugh with a tongue. */
export function Laugh() {
  return (
    <>
      <path
        d="M87 124Q100 128 113 124Q114 142 100 142Q86 142 87 124Z"
        fill={artColors.bark}
        stroke={artColors.bark}
        strokeWidth="2"
      />
      <path
        d="M91.5 137Q100 130 108.5 137Q105 141.5 100 141.5Q95 141.5 91.5 137Z"
        fill={artColors.coral}
      />
    </>
  )
}
