import { clsx } from 'clsx'
import { PieceArt } from '@/components/art/dressed-mascot'
import {
  piecesOfLevels,
  type MascotPiece,
  type PieceSlot,
} from '@/lib/learning/rewards/mascot-pieces'

/** The part of the mascot's drawing where the pieces of a place are. */
const VIEW_BOXES: Record<PieceSlot, string> = {
  glava: '44 12 116 116',
  oci: '46 56 108 108',
  vrat: '44 112 112 92',
  boja: '14 4 172 172',
  pratitelj: '143 138 56 56',
  pozadina: '0 0 200 200',
}

/** A cape is wider than other pieces of its place. */
const CAPE_VIEW_BOX = '10 64 180 180'

type PiecePictureProps = {
  piece: MascotPiece
  /** Only the outline, for a piece that is still to come. */
  isOutline?: boolean
  className: string
}

/** A piece of the mascot alone. */
export const PiecePicture = ({ piece, isOutline = false, className }: PiecePictureProps) => (
  <PieceArt
    id={piece.id}
    viewBox={piece.id === 'plast' ? CAPE_VIEW_BOX : VIEW_BOXES[piece.slot]}
    className={clsx(
      className,
      isOutline &&
        '[&_*]:fill-transparent [&_*]:stroke-muted [&_*]:[stroke-width:1.5] [&_*]:[vector-effect:non-scaling-stroke]',
    )}
  />
)

/** The pieces that come with a level, as outlines with their names. */
export function ComingPieces({ level }: { level: number }) {
  const pieces = piecesOfLevels(level - 1, level)
  return (
    <>
      {pieces.map((piece) => (
        <PiecePicture key={piece.id} piece={piece} isOutline className="size-14" />
      ))}
      <span className="sr-only">Sljedeće: {pieces.map(({ name }) => name).join(', ')},</span>
    </>
  )
}
