import type { ReactNode } from 'react'
import { Drawing } from './drawing'
import { ChooseStep, GrowStep, PlayStep, ReadStep } from './steps/spots'

/** The four steps of the home page, in order: choose a grade, read, play a quiz, grow. */
export const stepNames = ['choose', 'read', 'play', 'grow'] as const

export type StepName = (typeof stepNames)[number]

const spots: Record<StepName, () => ReactNode> = {
  choose: ChooseStep,
  read: ReadStep,
  play: PlayStep,
  grow: GrowStep,
}

/** A small drawing for one step, 120 x 96; decoration beside the step's own words. */
export function StepScene(props: {
  readonly step: StepName
  readonly className?: string | undefined
}) {
  const Spot = spots[props.step]
  return (
    <Drawing viewBox="0 0 120 96" className={props.className}>
      <Spot />
    </Drawing>
  )
}
