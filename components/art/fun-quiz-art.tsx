import type { ReactNode } from 'react'
import { Drawing } from './drawing'
import { foxArt, croatiaArt } from './fun/nature'
import { artsArt, ballArt } from './fun/play'
import { riddleArt, spaceArt } from './fun/wonder'

/** The drawings by a fun quiz's `slika` (docs/content-format.md). */
const drawings = new Map<string, ReactNode>([
  ['zivotinje', foxArt],
  ['svemir', spaceArt],
  ['hrvatska', croatiaArt],
  ['sport', ballArt],
  ['umjetnost', artsArt],
  ['zagonetke', riddleArt],
])

type FunQuizArtProps = { icon: string; className?: string | undefined }

/** The drawing of a fun quiz, 120 x 96; decoration beside its title. An unknown one is a riddle. */
export const FunQuizArt = ({ icon, className }: FunQuizArtProps) => (
  <Drawing viewBox="0 0 120 96" className={className}>
    {drawings.get(icon) ?? riddleArt}
  </Drawing>
)
