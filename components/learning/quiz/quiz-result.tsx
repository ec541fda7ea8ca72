'use client'
import { LockedPartNotice } from '@/components/content/curriculum/locked-part-notice'
import type { LessonForNextStep } from '@/components/learning/lesson-state/next-step-panel'
import { NextStepForPupils } from '@/components/learning/lesson-state/next-step-for-pupils'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import type { FreeLessonLink } from '@/lib/content/curriculum/model'
import { ResultHead } from '@/components/learning/rewards/result-head'
import { QUESTIONS } from '@/lib/content/curriculum/nouns'
import { counted } from '@/lib/platform/hr/plurals'
import {
  hintedCount,
  rightCount,
  stillWrong,
  type QuizProgress,
  earnedIn,
  mistakesOf,
  comparedWithLastRound,
} from '@/lib/learning/quiz/quiz-progress'
import { firstTurns } from '@/lib/learning/quiz/turns'
import { playableQuestionsLabel } from '@/lib/learning/answers/size-labels'
import { starsFor } from '@/lib/learning/rewards/stars'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { useSession } from '@/stores/session'
import { RoundMistakes } from './review-item'
import { EarnedXp } from '@/components/learning/rewards/earned-xp'

export type QuizResultProps = {
  progress: QuizProgress
  questions: PublicQuestion[]
  lesson: LessonForNextStep
  freeLesson: FreeLessonLink | null
  /** True once the server knows of a pupil's round: the next step depends on it. */
  isTold: boolean
  onRestart: () => void
  onReplayMistakes: () => void
}

/** The result of a round: score, news, mistakes to review, and the next step. */
export function QuizResult(props: QuizResultProps) {
  const { progress, questions, lesson, freeLesson, isTold, onRestart, onReplayMistakes } = props
  const total = firstTurns(progress).length
  const right = rightCount(progress)
  const left = stillWrong(progress).length
  const isDemo = lesson.questionCount > questions.length
  const isPupil = useSession((state) => state.viewer?.type === 'ucenik')

  return (
    <section className="animate-rise space-y-8 py-4">
      <ResultHead
        cheers={right === total}
        title={`${right} od ${total} točno`}
        text={encouragement(right, total, hintedCount(progress))}
        stars={starsFor(right, total)}
      >
        <div className="contents early:hidden">
          <RoundNews progress={progress} />
          {isDemo && (
            <LockedPartNotice
              open={playableQuestionsLabel(questions.length, lesson.questionCount)}
              freeLesson={freeLesson}
            />
          )}
        </div>
      </ResultHead>
      <NextStepForPupils {...lesson} isReady={isTold} onQuiz={onRestart} />
      <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {left > 0 && (
          <Button
            variant={isPupil ? 'secondary' : 'primary'}
            onClick={onReplayMistakes}
            className="early:hidden"
          >
            Ponovi {counted(left, QUESTIONS)}
          </Button>
        )}
        <Button
          variant={isPupil || left > 0 ? 'secondary' : 'primary'}
          onClick={onRestart}
          data-early-icon="again"
        >
          Igraj ispočetka
        </Button>
        <ButtonLink variant="secondary" href={`${lesson.path}/skripta`} data-early-icon="book">
          Otvori skriptu
        </ButtonLink>
        <ButtonLink variant="quiet" href={lesson.path} data-early-icon="home">
          Natrag na lekciju
        </ButtonLink>
      </div>
      <div className="early:hidden">
        <RoundMistakes title="Pogledaj još jednom" progress={progress} questions={questions} />
      </div>
    </section>
  )
}

/** @param hinted how many right answers had hints, which count less towards mastery */
function encouragement(right: number, total: number, hinted: number): string {
  const share = total > 0 ? right / total : 0
  if (share === 1 && hinted > 0)
    return `Sve je točno! Uz uputu: ${counted(hinted, QUESTIONS)}. Za punu savladanost pokušaj i bez nje.`
  if (share === 1) return 'Savršeno! Ovo gradivo ti dobro ide.'
  if (share >= 0.7) return 'Odlično! Još malo i znaš sve.'
  if (share >= 0.4) return 'Dobar početak. Pogledaj objašnjenja i pokušaj ponovno.'
  return 'Svaka greška pokazuje što još treba naučiti. Pročitaj skriptu pa se vrati.'
}

function RoundNews({ progress }: { progress: QuizProgress }) {
  const earned = earnedIn(progress)
  const since = comparedWithLastRound(progress)
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
