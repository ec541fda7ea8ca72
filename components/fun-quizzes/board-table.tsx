import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Board, Period } from '@/lib/fun-quizzes/model'
import { BoardLine } from './board-line'
import { BoardSkeleton } from './board-skeleton'

type BoardTableProps = {
  period: Period
  /** Undefined while it is on its way. */
  board: Board | undefined
  /** Why it does not come. */
  message: string | undefined
  onRetry: () => void
}

/** The lines of a board, or what stands in their place. */
export function BoardTable({ period, board, message, onRetry }: BoardTableProps) {
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
  const { rows, isTakingPart } = board
  if (rows.length === 0) {
    return (
      <EmptyState
        title={period === 'tjedan' ? 'Ovaj tjedan još je nov' : 'Još nitko nije na ljestvici'}
        text={
          isTakingPart
            ? 'Odigraj kviz i neka tvoj nadimak bude prvi na ljestvici.'
            : 'Kviz možeš odigrati i za zabavu.'
        }
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
          <BoardLine
            key={row.place}
            row={row}
            isAfterGap={row.place > (rows[index - 1]?.place ?? 0) + 1}
          />
        ))}
      </tbody>
    </table>
  )
}
