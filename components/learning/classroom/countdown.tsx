'use client'
import { Timer } from 'lucide-react'
import { useEffect, useState } from 'react'

const SECONDS = [30, 60, 90] as const

/** How often the remaining time is computed from the clock. */
const TICK_MS = 250

type Run = { endsAt: number; left: number }

const runOf = (seconds: number): Run => ({ endsAt: Date.now() + seconds * 1_000, left: seconds })

/** A timer for thinking, started by the teacher on demand. */
export function Countdown() {
  const [run, setRun] = useState<Run | null>(null)
  const isRunning = run !== null && run.left > 0
  useEffect(() => {
    if (!isRunning) return
    const tick = () =>
      setRun((now) => now && { ...now, left: Math.ceil((now.endsAt - Date.now()) / 1_000) })
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return (
    <div role="group" aria-label="Odbrojavanje" className="flex flex-wrap items-center gap-2">
      <Timer aria-hidden="true" className="size-6 text-muted" />
      {run ? (
        <>
          <p role="timer" className="min-w-16 text-2xl font-bold tabular-nums">
            {run.left > 0 ? run.left : 'Vrijeme je isteklo.'}
          </p>
          <button type="button" onClick={() => setRun(null)} className={STEP}>
            {isRunning ? 'Zaustavi' : 'Makni'}
          </button>
        </>
      ) : (
        SECONDS.map((seconds) => (
          <button
            key={seconds}
            type="button"
            onClick={() => setRun(runOf(seconds))}
            className={STEP}
          >
            {seconds} s
          </button>
        ))
      )}
    </div>
  )
}

const STEP = 'min-h-11 rounded-control px-3 font-bold hover:bg-sunken'
