import type { ReactNode } from 'react'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { xpProgress } from '@/lib/learning/rewards/xp-level'

type NextPiecesProps = {
  xp: number
  /** Draws the pieces of a level: the profile has drawings of the server, which cost no scripts. */
  piecesOf: (level: number) => ReactNode
}

/** The outlines of the next level's pieces, with the XP that is missing; nothing on the highest. */
export function NextPieces({ xp, piecesOf }: NextPiecesProps) {
  const { level, to } = xpProgress(xp)
  if (to === null) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      {piecesOf(level + 1)}
      <p className="font-bold">još {formatNumber(to - xp)} XP</p>
    </div>
  )
}
