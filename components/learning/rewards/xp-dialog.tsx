'use client'
import { useEffect } from 'react'
import type { XpChange } from '@/lib/learning/rewards/model'
import { thunderImage } from '@/lib/learning/rewards/xp-level'
import { LevelUp } from './level-up'

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
    </LevelUp>
  )
}
