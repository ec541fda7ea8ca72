'use client'
import { useEffect, useState } from 'react'
import { LazyReadAloudButton } from '@/components/platform/reading/lazy-read-aloud-button'
import { Button } from '@/components/ui/button'
import { isEarlyReaderGrade } from '@/lib/content/curriculum/young'
import { fireImage } from '@/lib/learning/rewards/fire-level'
import { STREAK_LINES, WELCOME } from '@/lib/learning/rewards/flame-words'
import type { FireLevelChange } from '@/stores/reward'
import { useUser } from '@/stores/user'
import { LevelUp } from './level-up'

type FlameDialogProps = { change: FireLevelChange; onShown?: () => void; onClose: () => void }

/** The dialog after a pupil's flame has grown (rule 20.11); for the first flame, a welcome. */
export function FlameDialog({ change, onShown, onClose }: FlameDialogProps) {
  const { oldFireLevel, newFireLevel } = change
  const isWelcome = oldFireLevel === 0 && newFireLevel === 1
  const [line] = useState(() => STREAK_LINES[Math.floor(Math.random() * STREAK_LINES.length)])
  const pupil = useUser(({ user }) => (user?.type === 'ucenik' ? user : null))
  const { dailyVisits: flames = 1, gradeOrder = 8 } = pupil ?? {}
  useEffect(() => onShown?.(), [onShown])
  return (
    <LevelUp
      title={isWelcome ? WELCOME.title : 'LEVEL UP'}
      oldImage={fireImage(oldFireLevel)}
      newImage={fireImage(newFireLevel)}
      closesItself={!isWelcome}
      onClose={onClose}
    >
      {isWelcome ? (
        <>
          <div data-aloud-block className="flex flex-col items-center gap-3">
            <p className="font-display text-xl font-bold">{WELCOME.gift(flames)}</p>
            <LazyReadAloudButton />
          </div>
          {!isEarlyReaderGrade(gradeOrder) && (
            <ul className="space-y-2 text-muted">
              {WELCOME.lines.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          )}
          <Button onClick={onClose} data-early-icon="play" className="w-full text-lg">
            {WELCOME.start}
          </Button>
        </>
      ) : (
        <p className="font-display text-xl font-bold">{line}</p>
      )}
    </LevelUp>
  )
}
