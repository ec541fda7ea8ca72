import { useId } from 'react'
import type { MascotPiece, PieceId, PieceSlot } from '@/lib/learning/rewards/mascot-pieces'
import { PiecePicture } from './piece-picture'

type PieceChoiceProps = {
  slot: PieceSlot
  /** The pupil's pieces for this place. */
  pieces: MascotPiece[]
  worn: readonly PieceId[]
  onChoose: (piece: PieceId | null) => void
}

/** What goes to one place of the mascot: pictures as a single choice, with one for nothing. */
export function PieceChoice({ slot, pieces, worn, onChoose }: PieceChoiceProps) {
  const name = useId()
  const { legend, none } = LABELS[slot]
  const choices = [null, ...pieces]
  return (
    <fieldset>
      <legend className="mb-1.5 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((piece) => (
          <label key={piece?.id ?? ''} className="relative block cursor-pointer">
            <input
              type="radio"
              name={name}
              aria-label={piece?.name ?? none}
              checked={
                piece ? worn.includes(piece.id) : !pieces.some(({ id }) => worn.includes(id))
              }
              onChange={() => onChoose(piece?.id ?? null)}
              className="peer absolute inset-0 opacity-0"
            />
            <span className={TILE}>
              {piece ? (
                <PiecePicture piece={piece} className="size-full" />
              ) : (
                <span className="size-8 rounded-full border-3 border-dashed border-field" />
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const TILE =
  'grid size-20 place-items-center rounded-card border-4 border-line bg-surface p-1.5 ' +
  'peer-checked:border-link peer-checked:bg-link-soft peer-focus-visible:outline-3 ' +
  'peer-focus-visible:outline-offset-2 peer-focus-visible:outline-link'

const LABELS: Record<PieceSlot, { legend: string; none: string }> = {
  glava: { legend: 'Na glavi', none: 'ništa na glavi' },
  oci: { legend: 'Naočale', none: 'bez naočala' },
  vrat: { legend: 'Oko vrata', none: 'ništa oko vrata' },
  boja: { legend: 'Boja', none: 'narančasta iskra' },
  pratitelj: { legend: 'Pratitelj', none: 'bez pratitelja' },
  pozadina: { legend: 'Pozadina', none: 'bez pozadine' },
}
