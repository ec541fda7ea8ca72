'use client'
import { ResultHead } from '@/components/learning/rewards/result-head'
import { RoundMistakes } from '@/components/learning/quiz/review-item'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { comboOf } from '@/lib/learning/fun-quizzes/combo'
import type { FunQuiz } from '@/lib/learning/fun-quizzes/model'
import { rightCount, type QuizProgress } from '@/lib/learning/quiz/quiz-progress'
import { FUN_QUIZZES_PATH, leaderboardPath } from '@/lib/platform/paths'
import { FinishedPlayScore } from './finished-play-score'
import { useEffect } from 'react'
import { playSound } from './play-sound'

type FunResultProps = {
  quiz: FunQuiz
  progress: QuizProgress
  playId: string | null
  /** False after a reload. */
  isNew: boolean
  isStarting: boolean
  message: string | null
  onRestart: () => void
}

/** The result of a play. */
export function FunResult(props: FunResultProps) {
  const { quiz, progress, playId, isNew, isStarting, message, onRestart } = props
  const total = progress.round.length
  const right = rightCount(progress)
  const { best } = comboOf(progress)
  useCelebration(isNew, right / total >= CELEBRATED_SHARE)

  return (
    <section className="animate-rise space-y-8 py-4">
      <ResultHead
        cheers={right === total}
        title={`${right} od ${total} točno`}
        text={encouragement(right, total)}
      >
        {best >= 3 && <p className="font-bold text-almost">Najduži niz: {best} zaredom</p>}
        {playId ? <FinishedPlayScore key={playId} playId={playId} /> : <UnrankedNotice />}
      </ResultHead>
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:justify-center">
        <ButtonLink href={leaderboardPath(quiz.slug)}>Pogledaj ljestvicu</ButtonLink>
        <Button variant="secondary" onClick={onRestart} aria-disabled={isStarting}>
          Igraj ponovno
        </Button>
        <ButtonLink variant="quiet" href={FUN_QUIZZES_PATH}>
          Ostali kvizovi
        </ButtonLink>
      </div>
      <p role="alert" className="text-center font-bold text-bad empty:hidden">
        {message}
      </p>
      <RoundMistakes title="Što još možeš naučiti" progress={progress} questions={quiz.questions} />
    </section>
  )
}

/** Share of right answers from which confetti is thrown. */
const CELEBRATED_SHARE = 0.7

function encouragement(right: number, total: number): string {
  const share = total > 0 ? right / total : 0
  if (share === 1) return 'Savršeno! Sve je točno.'
  if (share >= CELEBRATED_SHARE) return 'Odlično! Znaš jako mnogo.'
  if (share >= 0.4) return 'Lijepo odigrano. Uz objašnjenja ćeš znati još više.'
  return 'Dobar početak. Sad znaš više nego prije kviza.'
}

/** A sound at the end of a play, and confetti for a good one, unless reduced motion is set. */
function useCelebration(isNew: boolean, isGood: boolean): void {
  useEffect(() => {
    if (!isNew) return
    playSound('end')
    if (!isGood) return
    let takeBack = () => {}
    let isLeft = false
    void import('@/components/learning/rewards/confetti').then(
      ({ throwConfetti }) => {
        if (!isLeft) takeBack = throwConfetti()
      },
      // No confetti without a connection.
      () => undefined,
    )
    return () => {
      isLeft = true
      takeBack()
    }
  }, [isNew, isGood])
}

function UnrankedNotice() {
  return (
    <div className="w-full max-w-md space-y-3 rounded-card bg-link-soft p-4 font-semibold">
      <p className="member:hidden">
        Igraš bez prijave, pa ova igra ne ide na ljestvicu. Prijavi se svojim nadimkom i osvoji
        mjesto.
      </p>
      <p className="hidden member:block">
        Ljestvica je za učenike. Roditelji igraju za zabavu, bez mjesta na njoj.
      </p>
      <ButtonLink href="/prijava" variant="secondary" className="member:hidden">
        Prijavi se
      </ButtonLink>
    </div>
  )
}
