import type { ReactNode } from 'react'
import { Drawing } from './drawing'
import { AnimalArt, CroatiaArt } from './fun/nature'
import { ArtsArt, BallArt } from './fun/play'
import { RiddleArt, SpaceArt } from './fun/wonder'

/** By `slika` (docs/content-format.md). */
const drawings = new Map<string, ReactNode>([
  ['zivotinje', <AnimalArt key="zivotinje" />],
  ['svemir', <SpaceArt key="svemir" />],
  ['hrvatska', <CroatiaArt key="hrvatska" />],
  ['sport', <BallArt key="sport" />],
  ['umjetnost', <ArtsArt key="umjetnost" />],
  ['zagonetke', <RiddleArt key="zagonetke" />],
])

/** The drawing of a fun quiz, 120 x 96; decoration beside its title. An unknown one is a riddle. */
export function FunQuizArt(props: {
  readonly icon: string
  readonly className?: string | undefined
}) {
  return (
    <Drawing viewBox="0 0 120 96" className={props.className}>
      {drawings.get(props.icon) ?? <RiddleArt />}
    </Drawing>
  )
}
