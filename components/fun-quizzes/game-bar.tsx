'use client'
import { Timer, Zap } from 'lucide-react'
import { useEffect, useState } from 'react'
import { playTime } from '@/lib/fun-quizzes/play-time'
import { SoundSwitch } from './sound-switch'

type GameBarProps = {
  /** When the play began, in milliseconds since 1970; null where the browser forgot. */
  begunAt: number | null
  /** Right answers in a row, up to now. */
  combo: number
}

/** Rows shorter than this are no combo. */
const COMBO_FROM = 2

/** What makes it a game: the time that goes by, right answers in a row, and the sound. */
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

/** Counted up and never down: nobody is hurried. */
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
      {playTime(Math.max(0, now - since))}
    </p>
  )
}
