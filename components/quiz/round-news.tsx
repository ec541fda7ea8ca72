'use client'
import { EarnedXp } from '@/components/rewards/earned-xp'
import { QUESTIONS } from '@/lib/content/nouns'
import { counted } from '@/lib/hr/plurals'
import {
  earnedIn,
  mistakesOf,
  progressSince,
  stillWrong,
  type QuizProgress,
} from '@/lib/quiz/quiz-progress'

/** XP of the round, progress since the last one, and mistakes that were repaired. */
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
