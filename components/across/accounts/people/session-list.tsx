import { formatDateTime } from '@/lib/platform/hr/dates'
import type { Family } from './family'

type SessionListProps = { sessions: Family['parent']['sessions'] }

/** Sessions shown; an account may have two hundred. */
const SHOWN = 5

/** An account's sessions, most recently used first. */
export function SessionList({ sessions }: SessionListProps) {
  if (!sessions.length) return <p className="mb-4 text-muted">Nema otvorenih sesija.</p>
  const more = sessions.length - SHOWN
  return (
    <div className="mb-4">
      <h3 className="font-bold">Otvorene sesije: {sessions.length}</h3>
      <ul className="text-muted">
        {sessions.slice(0, SHOWN).map(({ _id, since, lastUsedAt, viaParent }) => (
          <li key={_id}>
            zadnja uporaba {formatDateTime(new Date(lastUsedAt))}, od{' '}
            {formatDateTime(new Date(since))}
            {viaParent && ', otvorio roditelj'}
          </li>
        ))}
        {more > 0 && <li>i još {more}</li>}
      </ul>
    </div>
  )
}
