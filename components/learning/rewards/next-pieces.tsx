import { formatNumber } from '@/lib/platform/hr/numbers'
import { nextPieces } from '@/lib/learning/rewards/mascot-pieces'
import { PiecePicture } from './piece-picture'

/** The outlines of the next level's pieces, with the XP that is missing; nothing on the highest. */
export function NextPieces({ xp }: { xp: number }) {
  const next = nextPieces(xp)
  if (!next) return null
  const { pieces, missingXp } = next
  return (
    <div className="flex flex-wrap items-center gap-3">
      {pieces.map((piece) => (
        <PiecePicture key={piece.id} piece={piece} isOutline className="size-14" />
      ))}
      <p className="font-bold">
        <span className="sr-only">Sljedeće: {pieces.map(({ name }) => name).join(', ')}, </span>
        još {formatNumber(missingXp)} XP
      </p>
    </div>
  )
}
