import { clsx } from 'clsx'
import { Trophy } from 'lucide-react'
import { playTime } from '@/lib/fun-quizzes/play-time'
import type { BoardRow } from '@/lib/fun-quizzes/model'
import { formatNumber } from '@/lib/hr/numbers'

type BoardLineProps = {
  row: BoardRow
  /** True when places before it are left out. */
  isAfterGap: boolean
}

/** One place of a board; one's own stands out and says so. */
export function BoardLine({ row, isAfterGap }: BoardLineProps) {
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
          <span className="block text-sm font-semibold text-muted">{playTime(timeMs)}</span>
        </td>
      </tr>
    </>
  )
}

const CELL = 'border-y px-3 py-1.5'
const edge = (isOwn: boolean) => (isOwn ? 'border-link' : 'border-line')
