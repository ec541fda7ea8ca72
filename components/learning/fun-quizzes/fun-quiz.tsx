'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { QuizHead } from '@/components/learning/quiz/quiz-head'
import { QuizQuestion } from '@/components/learning/quiz/quiz-question'
import { usePreloadedFields } from '@/components/learning/quiz/use-preloaded-fields'
import { Waiting } from '@/components/ui/waiting'
import { comboOf } from '@/lib/learning/fun-quizzes/combo'
import type { FunQuiz as Quiz } from '@/lib/learning/fun-quizzes/model'
import { currentAnswer, rightCount } from '@/lib/learning/quiz/quiz-progress'
import { withShuffledOptions } from '@/lib/content/questions/kinds/answers'
import { useFunQuiz } from '@/stores/fun-quiz'
import { GameBar } from './game-bar'
import { useFunGame } from './use-fun-game'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { leaderboardPath } from '@/lib/platform/paths'
import { SoundSwitch } from './sound-switch'

const loadResult = () => import('./fun-result').then((one) => one.FunResult)

const FunResult = lazyPart(loadResult, {
  loading: () => <Waiting label="Zbrajam bodove..." />,
  isNeeded: true,
})

/** A fun quiz: its introduction, its questions one at a time, its result. */
export function FunQuiz({ quiz, about }: { quiz: Quiz; about: ReactNode }) {
  const { slug } = quiz
  const ids = useMemo(() => quiz.questions.map(({ _id }) => _id), [quiz])
  const game = useFunGame(slug, ids)
  const { progress, playId, begunAt, isStarting, message, start, judging } = game
  const questions = game.questions ?? quiz.questions
  usePreloadedFields(questions)
  const next = useFunQuiz((state) => state.next)
  const [hasMoved, setMoved] = useState(false)

  const turn = progress?.round[progress.position]
  const seed = progress?.seed ?? 0
  const current = useMemo(() => {
    const asked = questions.find(({ _id }) => _id === turn)
    return asked && withShuffledOptions(asked, seed)
  }, [questions, turn, seed])

  const hasBegun = progress !== null
  useEffect(() => {
    // Without a connection the result is requested once more.
    if (hasBegun) loadResult().catch(() => undefined)
  }, [hasBegun])

  const onStart = () => {
    setMoved(true)
    void start()
  }
  if (!progress) {
    return <FunIntro {...{ slug, about, isStarting, message, onStart }} />
  }
  const { position, round } = progress
  if (!current) {
    return (
      <FunResult
        quiz={{ ...quiz, questions }}
        progress={progress}
        playId={playId}
        isNew={hasMoved}
        isStarting={isStarting}
        message={message}
        onRestart={onStart}
      />
    )
  }
  const given = currentAnswer(progress)
  return (
    <>
      <GameBar begunAt={begunAt} combo={comboOf(progress).now} />
      <QuizHead
        position={position}
        total={round.length}
        right={rightCount(progress)}
        isJudged={given.judgement !== undefined}
      />
      <QuizQuestion
        key={current._id}
        question={current}
        judging={judging}
        given={given}
        isLast={position === round.length - 1}
        takesFocus={hasMoved}
        isOfLesson={false}
        onNext={() => {
          setMoved(true)
          next()
        }}
      />
    </>
  )
}

type FunIntroProps = {
  slug: string
  about: ReactNode
  isStarting: boolean
  message: string | null
  onStart: () => void
}

function FunIntro({ slug, about, isStarting, message, onStart }: FunIntroProps) {
  return (
    <section aria-labelledby="kviz" className="space-y-6 py-2">
      <noscript>
        <p className="rounded-control bg-almost-soft p-4 font-semibold text-almost">
          Za kviz treba uključiti JavaScript u pregledniku.
        </p>
      </noscript>
      {about}
      <p role="alert" className="text-center font-bold text-bad empty:hidden">
        {message}
      </p>
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-center">
        <Button onClick={onStart} aria-disabled={isStarting} className="px-10 text-lg">
          {isStarting ? 'Krećemo...' : 'Kreni'}
        </Button>
        <ButtonLink variant="secondary" href={leaderboardPath(slug)}>
          Ljestvica
        </ButtonLink>
        <SoundSwitch />
      </div>
    </section>
  )
}
