import { Fragment, type ReactNode } from 'react'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { nextPieces, type MascotPiece } from '@/lib/learning/rewards/mascot-pieces'

type NextPiecesProps = {
  xp: number
  /** Draws a piece: the profile has drawings of the server, which cost no scripts. */
  outlineOf: (piece: MascotPiece) => ReactNode
}

/** The outlines of the next level's pieces, with the XP that is missing; nothing on the highest. */
export function NextPieces({ xp, outlineOf }: NextPiecesProps) {
  const next = nextPieces(xp)
  if (!next) return null
  const { pieces, missingXp } = next
  return (
    <div className="flex flex-wrap items-center gap-3">
      {pieces.map((piece) => (
        <Fragment key={piece.id}>{outlineOf(piece)}</Fragment>
      ))}
      <p className="font-bold">
        <span className="sr-only">Sljedeće: {pieces.map(({ name }) => name).join(', ')}, </span>
        još {formatNumber(missingXp)} XP
      </p>
    </div>
  )
}
