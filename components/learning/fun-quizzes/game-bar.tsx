'use client'
import { Timer, Zap } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatPlayTime } from '@/lib/learning/fun-quizzes/score-labels'
import { SoundSwitch } from './sound-switch'

type GameBarProps = {
  /** Start in milliseconds since 1970; null where unknown. */
  begunAt: number | null
  combo: number
}

const COMBO_FROM = 2

/** Elapsed time, right answers in a row, and the sound switch. */
export function GameBar({ begunAt, combo }: GameBarProps) {
  return (
    <div className="mb-3 flex min-h-11 items-center gap-x-4 text-sm font-bold text-muted">
      {begunAt !== null && <Elapsed since={begunAt} />}
      {combo >= COMBO_FROM && (
        <p
          key={combo}
          className="flex animate-pop items-center gap-1 rounded-full bg-almost-soft px-3 py-1 text-almost"
        >
          <Zap aria-hidden="true" className="size-4" />
          {combo} zaredom
        </p>
      )}
      <div className="ml-auto">
        <SoundSwitch />
      </div>
    </div>
  )
}

/** Counted up, never down: no hurry. */
function Elapsed({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="flex items-center gap-1.5 tabular-nums">
      <Timer aria-hidden="true" className="size-4" />
      <span className="sr-only">Vrijeme: </span>
      {formatPlayTime(Math.max(0, now - since))}
    </p>
  )
}
