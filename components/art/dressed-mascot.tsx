import { Drawing } from './drawing'
import { Body } from './mascot/body'
import { Cheer } from './mascot/other-poses'
import { pieceDrawings, type DrawnPieceId, type PieceDrawing } from './mascot/pieces'
import { Wave } from './mascot/standing-poses'

type DressedMascotProps = {
  pose: 'wave' | 'cheer'
  pieces: readonly DrawnPieceId[]
  className?: string | undefined
  title?: string
}

/** The mascot with what a pupil has chosen for it. */
export function DressedMascot({ pose, pieces, ...rest }: DressedMascotProps) {
  const drawings = pieces.map((id): PieceDrawing & { id: DrawnPieceId } => ({
    id,
    ...pieceDrawings[id],
  }))
  const layer = (name: 'background' | 'behind' | 'worn' | 'companion') =>
    drawings.map(({ id, [name]: Layer }) => Layer && <Layer key={id} />)
  const Pose = pose === 'cheer' ? Cheer : Wave
  return (
    <Drawing viewBox="0 0 200 200" {...rest}>
      {layer('background')}
      <Pose
        colors={drawings.find(({ colors }) => colors)?.colors}
        behind={layer('behind')}
        worn={layer('worn')}
      />
      {layer('companion')}
    </Drawing>
  )
}

type PieceArtProps = { id: DrawnPieceId; viewBox: string; className?: string | undefined }

/** A piece alone, in the part of the mascot's units where it is. */
export function PieceArt({ id, viewBox, className }: PieceArtProps) {
  const { background, behind, colors, worn, companion }: PieceDrawing = pieceDrawings[id]
  return (
    <Drawing viewBox={viewBox} className={className}>
      {colors && <Body colors={colors} />}
      {[background, behind, worn, companion].map((Layer, index) => Layer && <Layer key={index} />)}
    </Drawing>
  )
}
