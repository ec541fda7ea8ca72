'use client'
import { Trophy } from 'lucide-react'
import { FEWEST_PLAYERS } from '@/lib/learning/fun-quizzes/limits'
import type { PlayResult } from '@/lib/learning/fun-quizzes/model'
import { isHumanPace } from '@/lib/learning/fun-quizzes/points'
import { formatPlayTime, POINT_FORMS } from '@/lib/learning/fun-quizzes/score-labels'
import { counted } from '@/lib/platform/hr/plurals'
import { useState } from 'react'
import { useRepeatWhile } from '@/components/ui/use-repeat-while'
import { funQuizzesApiCalls } from '@/lib/learning/fun-quizzes/calls'
import { ApiError, call } from '@/lib/platform/http/client'

/**
 * Points and place of a pupil's finished play; the space is reserved until the server has counted
 * it.
 */
export function FinishedPlayScore({ playId }: { playId: string }) {
  const { result, refusal, isLate } = useFinishedPlay(playId)
  return (
    <div
      role="status"
      className="flex min-h-28 w-full max-w-md flex-col items-center justify-center gap-1 rounded-card border border-line bg-surface p-4 shadow-card"
    >
      {result && (
        <>
          <p className="flex items-center gap-2 font-display text-2xl font-bold">
            <Trophy aria-hidden="true" className="size-6 text-almost" />
            {counted(result.points, POINT_FORMS)}
          </p>
          <p className="font-semibold text-muted">Vrijeme: {formatPlayTime(result.timeMs)}</p>
          <p className="font-bold">{placeOf(result)}</p>
        </>
      )}
      {!result && <p className="font-semibold text-muted">{refusal ?? waiting(isLate)}</p>}
    </div>
  )
}

const waiting = (isLate: boolean) =>
  isLate
    ? 'Nema veze s internetom. Bodovi će se izračunati čim se veza vrati.'
    : 'Računam bodove...'

function placeOf({ isRanked, total, timeMs, place, players }: PlayResult): string {
  const own = ownPlaceOf(place, players)
  if (isRanked) return own
  return isHumanPace({ total, elapsedMs: timeMs })
    ? `Danas se broji tvoja prva igra, a ova je za zabavu. ${own}`
    : `Igra je bila prebrza za ljestvicu. Pročitaj svako pitanje. ${own}`
}

/** Among few players a place means nothing. */
function ownPlaceOf(place: number | null, players: number): string {
  if (place === null) return 'Ovaj rezultat vidiš samo ti.'
  return players < FEWEST_PLAYERS
    ? 'Ljestvica ovog tjedna tek se puni.'
    : `Ovog si tjedna na ${place}. mjestu.`
}

/** True if a later try may succeed: no connection, or a busy server. */
const isTransientError = ({ status }: ApiError) => status === 0 || status === 429 || status >= 500

/**
 * Has the server count a finished play; repeated until the server responds, since a play ends once.
 */
function useFinishedPlay(playId: string) {
  const [result, setResult] = useState<PlayResult | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isLate, setLate] = useState(false)
  useRepeatWhile(result === null && refusal === null, async () => {
    try {
      setResult(await call(funQuizzesApiCalls.finishPlay, { params: { id: playId }, body: {} }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isTransientError(error)) return setLate(true)
      setRefusal(error.message)
    }
  })
  return { result, refusal, isLate }
}
