'use client'
import { useEffect } from 'react'
import type { XpChange } from '@/lib/learning/rewards/model'
import { piecesOfLevels, type MascotPiece } from '@/lib/learning/rewards/mascot-pieces'
import { thunderImage } from '@/lib/learning/rewards/xp-level'
import { LevelUp } from './level-up'
import { PiecePicture } from './piece-picture'

type XpDialogProps = { change: XpChange; onShown?: () => void; onClose: () => void }

/** Gained XP (rule 20.10), with or without a new level. */
export function XpDialog({ change, onShown, onClose }: XpDialogProps) {
  const { oldLevel, newLevel, xpGained } = change
  useEffect(() => onShown?.(), [onShown])
  const hasRisen = newLevel > oldLevel
  return (
    <LevelUp
      title={hasRisen ? 'LEVEL UP!' : 'XP DOBIVEN!'}
      oldImage={thunderImage(oldLevel)}
      newImage={thunderImage(newLevel)}
      closesItself
      onClose={onClose}
    >
      <p className="font-display text-2xl font-bold">
        {hasRisen ? `Nivo ${oldLevel} → Nivo ${newLevel}` : `+${xpGained} XP`}
      </p>
      <NewPieces pieces={piecesOfLevels(oldLevel, newLevel)} />
    </LevelUp>
  )
}

/** The mascot pieces of the levels just reached; of many only the last `MOST_PIECES`. */
function NewPieces({ pieces }: { pieces: MascotPiece[] }) {
  const shown = pieces.slice(-MOST_PIECES)
  if (!shown.length) return null
  return (
    <div className="space-y-2">
      <div className="flex justify-center gap-3">
        {shown.map((piece) => (
          <PiecePicture key={piece.id} piece={piece} className="size-16" />
        ))}
      </div>
      <p className="font-bold">Novo za tvoju Iskru: {shown.map(({ name }) => name).join(', ')}</p>
    </div>
  )
}

const MOST_PIECES = 4
