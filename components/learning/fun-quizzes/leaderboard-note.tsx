'use client'
import { useUser } from '@/stores/user'

/**
 * Says whether a play counts for the leaderboard. Before the user is known, it assumes the most
 * common case.
 */
export function LeaderboardNote() {
  const user = useUser((state) => state.user)
  if (user?.type === 'roditelj') {
    return <li>Ljestvica je za učenike. Roditelji igraju za zabavu.</li>
  }
  if (user?.isOnLeaderboards === false) {
    return <li>Tvoji su rezultati samo tvoji i na ljestvici se ne prikazuju.</li>
  }
  return (
    <>
      <li className="guest:hidden">
        Na ljestvicu ide <strong>prva igra dana</strong>. Ostale su za zabavu.
      </li>
      <li className="hidden guest:list-item">
        Igraj slobodno i bez prijave. Na ljestvici su samo prijavljeni učenici.
      </li>
    </>
  )
}
