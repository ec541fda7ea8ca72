'use client'
import { useState } from 'react'
import { useCall } from '@/lib/browser/queries'
import { funQuizzesCalls } from '@/lib/fun-quizzes/calls'
import type { Period } from '@/lib/fun-quizzes/model'
import { BoardNote } from './board-note'
import { BoardTable } from './board-table'
import { PeriodChoice } from './period-choice'

/** The leaderboard of a quiz, by week or of all time. */
export function Leaderboard({ slug }: { slug: string }) {
  const [period, setPeriod] = useState<Period>('tjedan')
  const input = { params: { slug }, query: { razdoblje: period } }
  const { data: board, failureReason, refetch } = useCall(funQuizzesCalls.leaderboard, input)
  return (
    <div className="max-w-2xl space-y-5">
      <PeriodChoice period={period} onChange={setPeriod} />
      {/* The room of a full board: the page below stays where it is. */}
      <div className="min-h-[46rem] space-y-5" aria-busy={!board && !failureReason}>
        <BoardTable
          {...{ period, board }}
          message={failureReason?.message}
          onRetry={() => void refetch()}
        />
        {board && <BoardNote board={board} />}
      </div>
    </div>
  )
}
