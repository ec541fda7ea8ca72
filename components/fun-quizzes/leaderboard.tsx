'use client'
import { useEffect, useState } from 'react'
import { funQuizzesCalls } from '@/lib/fun-quizzes/calls'
import type { Board, Period } from '@/lib/fun-quizzes/model'
import { ApiError, call } from '@/lib/http/client'
import { BoardNote } from './board-note'
import { BoardTable } from './board-table'
import { PeriodChoice } from './period-choice'

type Shown = { period: Period; board: Board } | { period: Period; message: string }

/** The leaderboard of a quiz, by week or of all time. It is asked for anew by whoever looks. */
export function Leaderboard({ slug }: { slug: string }) {
  const [period, setPeriod] = useState<Period>('tjedan')
  const [tries, setTries] = useState(0)
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    const left = new AbortController()
    const show = (one: Shown) => left.signal.aborted || setShown(one)
    call(funQuizzesCalls.leaderboard, { params: { slug }, query: { razdoblje: period } }, left)
      .then((board) => show({ period, board }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        show({ period, message: error.message })
      })
    return () => left.abort()
  }, [slug, period, tries])

  const current = shown?.period === period ? shown : null
  return (
    <div className="max-w-2xl space-y-5">
      <PeriodChoice period={period} onChange={setPeriod} />
      {/* The room of a full board: the page below stays where it is. */}
      <div className="min-h-[46rem] space-y-5" aria-busy={current === null}>
        <BoardTable
          period={period}
          shown={current}
          onRetry={() => setTries((count) => count + 1)}
        />
        {current && 'board' in current && <BoardNote board={current.board} />}
      </div>
    </div>
  )
}
