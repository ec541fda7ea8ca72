import { Arm, Body, Legs, Shadow, Twinkle } from './body'
import { Cheeks, Laugh, OpenEyes } from './face'

/** Greets: one arm up, a laugh. */
export function Wave() {
  return (
    <>
      <Shadow />
      <Legs />
      <Arm d="M54 124Q36 132 34 146" hand={[34, 148]} />
      <g transform="rotate(-3 100 160)">
        <Body />
        <OpenEyes />
        <Cheeks />
        <Laugh />
      </g>
      <WavingArm />
      <Twinkle x={42} y={40} size={11} />
      <Twinkle x={150} y={30} size={7} />
      <Twinkle x={28} y={66} size={5} />
    </>
  )
}

/** The raised arm, apart so that a scene may move it round its shoulder. */
export function WavingArm({ className }: { readonly className?: string | undefined }) {
  return (
    <g className={className}>
      <Arm d="M146 124Q168 118 176 84" hand={[177, 76]} />
    </g>
  )
}
