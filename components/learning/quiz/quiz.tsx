'use client'
import { useEffect, useState } from 'react'
import type { LessonForNextStep } from '@/components/learning/lesson-state/next-step-panel'
import type { FreeLessonLink } from '@/lib/content/curriculum/model'
import { currentAnswer, waitingCount, rightCount } from '@/lib/learning/quiz/quiz-progress'
import { screenOf } from '@/lib/learning/quiz/quiz-screen'
import { partOf } from '@/lib/learning/quiz/parts'
import { firstTurns } from '@/lib/learning/quiz/turns'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { useQuiz } from '@/stores/quiz'
import { useSession } from '@/stores/session'
import { LESSON_JUDGING } from './lesson-judging'
import { QuizHead } from './quiz-head'
import { QuizQuestion } from './quiz-question'
import { useVisitorQuestions } from './use-all-questions'
import { useQuizRound, useRoundEndReport } from './use-round'
import { usePreloadedFields } from './use-preloaded-fields'
import { useRoundQuestions } from './use-round-questions'
import { Button } from '@/components/ui/button'
import { LateMascot } from '@/components/ui/late-mascot'
import { lazyPart } from '@/components/ui/lazy-part'
import { Waiting } from '@/components/ui/waiting'

const QuizEnd = lazyPart(async () => (await import('./quiz-end')).QuizEnd, {
  loading: () => <Waiting label="Učitavam rezultat" />,
})

const WaitingAnswers = lazyPart(async () => (await import('./waiting-answers')).WaitingAnswers)

type QuizProps = {
  lesson: LessonForNextStep
  questions: PublicQuestion[]
  /** The lesson of this textbook that is free as a whole, named where this quiz ends early. */
  freeLesson: FreeLessonLink | null
}

/** One question at a time, judged by the server, then the result. */
export function Quiz({ lesson, questions: demo, freeLesson }: QuizProps) {
  const { lessonId, questionCount } = lesson
  const isPupil = useSession(({ viewer }) => viewer?.type === 'ucenik')
  const isEarlyReader = useSession(({ viewer }) => viewer?.isEarlyReader === true)
  const all = useVisitorQuestions(lessonId, demo, questionCount)
  const progress = useQuizRound(lessonId, all.questions, demo)
  const isTold = useRoundEndReport(lessonId, progress, isPupil)
  const numbers = useRoundQuestions(lessonId, progress, all.questions ?? demo)
  usePreloadedFields(numbers.ready)
  const given = currentAnswer(progress)
  const { position, round } = progress
  usePreloadedEnd(position > 0 || given.answer !== undefined)
  const quiz = useQuiz()
  /** The position at which a button was last pressed that leads on. */
  const [movedAt, setMovedAt] = useState<number>()

  const moving = (move: () => void) => () => {
    setMovedAt(position)
    move()
  }
  const showEnd = (onMore?: () => void) => (
    <QuizEnd
      progress={progress}
      questions={numbers.ready}
      lesson={lesson}
      freeLesson={freeLesson}
      isTold={!isPupil || isTold}
      onRestart={moving(quiz.restart)}
      onReplayMistakes={moving(quiz.replayMistakes)}
      onMore={onMore}
    />
  )
  const screen = screenOf({ progress, all, numbers, isPupil })
  switch (screen.kind) {
    case 'late': {
      const late = all.isLate ? all : numbers
      return <LateQuestions onRetry={moving(() => void late.ask())} />
    }
    case 'loading':
      return <Waiting label="Učitavam pitanje" />
    case 'waiting':
      return <WaitingAnswers progress={progress} path={lesson.path} />
    case 'result':
      return showEnd()
    case 'question': {
      const { turn } = screen
      const part = partOf(progress, isEarlyReader)
      const total = firstTurns(progress).length
      const isAtStart = position === part.from && !given.answer
      const sending = waitingCount(progress) > 0 && <WaitingAnswers progress={progress} />
      if (isAtStart && position > 0 && movedAt !== position) {
        return (
          <>
            {sending}
            {showEnd(moving(() => undefined))}
          </>
        )
      }
      return (
        <>
          {sending}
          <QuizHead
            position={position}
            total={total}
            part={part}
            repeats={round.length - total}
            onEnough={moving(quiz.endRepeats)}
            right={rightCount(progress)}
            isJudged={given.judgement !== undefined}
            isWhole={all.questions !== null || questionCount <= demo.length}
          />
          <QuizQuestion
            key={turn}
            turn={turn}
            question={screen.question}
            judging={LESSON_JUDGING}
            given={given}
            isLast={position === round.length - 1}
            takesFocus={movedAt !== undefined}
            onNext={moving(quiz.next)}
            onLater={moving(quiz.setAside)}
            onSkip={moving(() => quiz.skip(turn))}
          />
        </>
      )
    }
  }
}

/** Loads what the end needs with a round's first answer: by then the connection may be lost. */
function usePreloadedEnd(hasBegun: boolean): void {
  useEffect(() => {
    if (!hasBegun) return
    for (const { preload } of [QuizEnd, WaitingAnswers]) preload().catch(() => undefined)
  }, [hasBegun])
}

function LateQuestions({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex flex-col items-center gap-4 py-8 text-center">
      <LateMascot pose="think" className="size-28" />
      <p role="status" className="max-w-md text-lg font-bold">
        Pitanja trenutačno ne stižu. Tvoj kviz je sačuvan i nastavlja se čim stignu.
      </p>
      <Button onClick={onRetry}>Pokušaj ponovno</Button>
    </div>
  )
}
