'use client'
import { useEffect, useState } from 'react'
import { QUESTIONS } from '@/lib/content/nouns'
import { counted } from '@/lib/hr/plurals'
import {
  earnedIn,
  mistakesOf,
  progressSince,
  stillWrong,
  type QuizProgress,
} from '@/lib/learning/quiz-progress'

/** What a round has brought: XP, what went better than last time, and what was right in the end. */
export function RoundNews({ progress }: { progress: QuizProgress }) {
  const earned = earnedIn(progress)
  const since = progressSince(progress)
  const mistakes = mistakesOf(progress).length
  const repaired = mistakes - stillWrong(progress).length
  return (
    <>
      {earned > 0 && <EarnedXp value={earned} />}
      {since && (
        <p className="font-semibold">
          Prošli put: {since.right} od {since.total}.
          {since.better > 0 && ` Od tada novo: ${counted(since.better, QUESTIONS)} točno.`}
        </p>
      )}
      {repaired > 0 && (
        <p className="font-semibold text-good">
          Iz drugog pokušaja točno: {repaired} od {mistakes}.
        </p>
      )}
    </>
  )
}

const COUNTED_IN_MS = 900

/** XP of the round, counted up; at once where less motion is asked for. */
function EarnedXp({ value }: { value: number }) {
  const [shown, setShown] = useState(value)
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const begin = performance.now()
    let frame = requestAnimationFrame(function count(now) {
      const share = Math.min(1, (now - begin) / COUNTED_IN_MS)
      setShown(Math.round(value * share))
      if (share < 1) frame = requestAnimationFrame(count)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return (
    <p className="animate-pop rounded-full bg-almost-soft px-5 py-1.5 font-display text-2xl font-extrabold text-almost tabular-nums">
      <span aria-hidden="true">+{shown} XP</span>
      <span className="sr-only">Zarađeno: {value} XP</span>
    </p>
  )
}
