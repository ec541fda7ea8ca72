import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type {
  LeaderboardView,
  LeaderboardPeriod,
  LeaderboardRow,
} from '@/lib/learning/fun-quizzes/model'
import { clsx } from 'clsx'
import { Trophy } from 'lucide-react'
import { formatPlayTime } from '@/lib/learning/fun-quizzes/score-labels'
import { formatNumber } from '@/lib/platform/hr/numbers'

type BoardTableProps = {
  period: LeaderboardPeriod
  board: LeaderboardView | undefined
  message: string | undefined
  onRetry: () => void
}

/** The lines of a board, its skeleton, an error or an empty state. */
export function LeaderboardTable({ period, board, message, onRetry }: BoardTableProps) {
  if (!board && !message) return <BoardSkeleton />
  if (!board) {
    return (
      <div role="alert" className="space-y-3 rounded-card bg-bad-soft p-5 font-semibold text-bad">
        <p>{message}</p>
        <Button variant="secondary" onClick={onRetry}>
          Pokušaj ponovno
        </Button>
      </div>
    )
  }
  const { rows } = board
  if (rows.length === 0) {
    return (
      <EmptyState
        title={period === 'tjedan' ? 'Ovaj tjedan još je nov' : 'Još nitko nije na ljestvici'}
        text="Kviz možeš odigrati i za zabavu."
      />
    )
  }
  return (
    <table className="w-full border-separate border-spacing-y-1.5">
      <caption className="sr-only">
        {period === 'tjedan' ? 'Ljestvica ovog tjedna' : 'Ljestvica od početka'}
      </caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className="w-16 px-3 text-left">
            Mjesto
          </th>
          <th scope="col" className="px-2 text-left">
            Nadimak
          </th>
          <th scope="col" className="px-3 text-right">
            Bodovi
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <LeaderboardLine
            key={row.place}
            row={row}
            isAfterGap={row.place > (rows[index - 1]?.place ?? 0) + 1}
          />
        ))}
      </tbody>
    </table>
  )
}

type BoardLineProps = {
  row: LeaderboardRow
  isAfterGap: boolean
}

/** One place of a board; the viewer's own is marked. */
export function LeaderboardLine({ row, isAfterGap }: BoardLineProps) {
  const { place, nickName, points, timeMs, isOwn } = row
  return (
    <>
      {isAfterGap && (
        <tr aria-hidden="true">
          <td colSpan={3} className="py-1 text-center font-bold tracking-widest text-muted">
            ...
          </td>
        </tr>
      )}
      <tr className={clsx('h-14 font-bold', isOwn ? 'bg-link-soft' : 'bg-surface')}>
        <td className={clsx(CELL, 'rounded-l-control border-l', edge(isOwn))}>
          <span className="inline-flex items-center gap-1.5">
            {place}.{place <= 3 && <Trophy aria-hidden="true" className="size-4 text-almost" />}
          </span>
        </td>
        <td className={clsx(CELL, 'max-w-0 px-2', edge(isOwn))}>
          <span className="flex items-center gap-2">
            <span className="truncate">{nickName}</span>
            {isOwn && (
              <span className="shrink-0 rounded-full bg-link px-2 py-0.5 text-xs text-page">
                Ti
              </span>
            )}
          </span>
        </td>
        <td className={clsx(CELL, 'w-28 rounded-r-control border-r text-right', edge(isOwn))}>
          {formatNumber(points)}
          <span className="block text-sm font-semibold text-muted">{formatPlayTime(timeMs)}</span>
        </td>
      </tr>
    </>
  )
}

const CELL = 'border-y px-3 py-1.5'
const edge = (isOwn: boolean) => (isOwn ? 'border-link' : 'border-line')

function BoardSkeleton() {
  return (
    <div role="status" className="space-y-1.5 pt-6">
      <span className="sr-only">Učitavam ljestvicu...</span>
      {Array.from({ length: 10 }, (_, index) => (
        <div
          key={index}
          aria-hidden="true"
          className="h-14 rounded-control bg-sunken motion-safe:animate-pulse"
        />
      ))}
    </div>
  )
}
