'use client'
import { useState } from 'react'
import { useCall } from '@/lib/platform/browser/queries'
import { funQuizzesApiCalls } from '@/lib/learning/fun-quizzes/calls'
import { FEWEST_PLAYERS } from '@/lib/learning/fun-quizzes/limits'
import type { LeaderboardPeriod, LeaderboardView } from '@/lib/learning/fun-quizzes/model'
import { FewPlayers } from './few-players'
import { LeaderboardTable } from './leaderboard-table'
import { clsx } from 'clsx'
import { ButtonLink } from '@/components/ui/button-link'
import { PLAYER_FORMS } from '@/lib/learning/fun-quizzes/score-labels'
import { counted } from '@/lib/platform/hr/plurals'

/** The leaderboard of a quiz, by week or of all time. */
export function Leaderboard({ slug }: { slug: string }) {
  const [period, setPeriod] = useState<LeaderboardPeriod>('tjedan')
  const input = { params: { slug }, query: { razdoblje: period } }
  const { data: board, failureReason, refetch } = useCall(funQuizzesApiCalls.leaderboard, input)
  const isOfFew = board && board.isTakingPart !== null && board.total < FEWEST_PLAYERS
  return (
    <div className="max-w-2xl space-y-5">
      <PeriodChoice period={period} onChange={setPeriod} />
      {/* As high as a full board: the page below does not move. */}
      <div className="min-h-[46rem] space-y-5" aria-busy={!board && !failureReason}>
        {isOfFew ? (
          <FewPlayers total={board.total} isTakingPart={board.isTakingPart} />
        ) : (
          <LeaderboardTable
            {...{ period, board }}
            message={failureReason?.message}
            onRetry={() => void refetch()}
          />
        )}
        {board && !isOfFew && <BoardNote board={board} />}
      </div>
    </div>
  )
}

const LABELS: [LeaderboardPeriod, string][] = [
  ['tjedan', 'Ovaj tjedan'],
  ['sve', 'Od početka'],
]

type PeriodChoiceProps = {
  period: LeaderboardPeriod
  onChange: (period: LeaderboardPeriod) => void
}

function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1">
      <legend className="sr-only">Razdoblje</legend>
      {LABELS.map(([value, label]) => (
        <label
          key={value}
          className={clsx(
            'grid min-h-11 cursor-pointer place-items-center rounded-control px-3 text-center font-bold',
            'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link',
            value === period ? 'bg-surface text-ink shadow-card' : 'text-muted',
          )}
        >
          <input
            type="radio"
            name="razdoblje"
            value={value}
            checked={value === period}
            onChange={() => onChange(value)}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function BoardNote({ board }: { board: LeaderboardView }) {
  const { total, ownPlace, isTakingPart } = board
  return (
    <div className="space-y-3 rounded-card bg-sunken p-4 leading-relaxed">
      {total > 0 && <p className="font-semibold">Na ljestvici: {counted(total, PLAYER_FORMS)}.</p>}
      {isTakingPart === null && (
        <>
          <p className="member:hidden">
            Na ljestvici su učenici. Prijavi se svojim nadimkom i pridruži im se.
          </p>
          <p className="hidden member:block">Ljestvica je za učenike i ne prikazuje prava imena.</p>
          <ButtonLink href="/prijava" variant="secondary" className="member:hidden">
            Prijavi se
          </ButtonLink>
        </>
      )}
      {isTakingPart === false && (
        <p>
          Tvoji su rezultati samo tvoji i na ljestvici se ne prikazuju. Kvizove i dalje možeš
          igrati.
        </p>
      )}
      {isTakingPart && ownPlace === null && (
        <p>Ovdje te još nema. Na ljestvicu dolazi prva igra dana kad odgovoriš na sva pitanja.</p>
      )}
      {ownPlace !== null && <p>Tvoje je mjesto: {ownPlace}.</p>}
    </div>
  )
}
