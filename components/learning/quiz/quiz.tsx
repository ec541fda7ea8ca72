'use client'
import { use, useEffect, useMemo, useState } from 'react'
import { v4 as uuid } from 'uuid'
import type { LessonWay } from '@/components/learning/lesson-state/next-step-panel'
import { rightCount, waitingCount, type QuizProgress } from '@/lib/learning/quiz/quiz-progress'
import { firstTurns, questionOf } from '@/lib/learning/quiz/turns'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { withShuffledOptions } from '@/lib/content/questions/kinds/answers'
import { useQuiz } from '@/stores/quiz'
import { useSession } from '@/stores/session'
import { roundKey } from '@/stores/quiz-rounds'
import { LESSON_JUDGING } from './lesson-judging'
import { QuizHead } from './quiz-head'
import { QuizQuestion } from './quiz-question'
import { TellQuestions } from './tell-questions'
import { useAllQuestions } from './use-all-questions'
import { useRoundNumbers } from './use-round-numbers'
import { Button } from '@/components/ui/button'
import { LateMascot } from '@/components/ui/late-mascot'
import { lazyPart } from '@/components/ui/lazy-part'
import { Waiting } from '@/components/ui/waiting'

const loadResult = () => import('./quiz-result')
const QuizResult = lazyPart(async () => (await loadResult()).QuizResult, {
  loading: () => <Waiting label="Učitavam rezultat" />,
})

const loadWaiting = () => import('./waiting-answers')
const WaitingAnswers = lazyPart(async () => (await loadWaiting()).WaitingAnswers)
const WaitingEnd = lazyPart(async () => (await loadWaiting()).WaitingEnd)

type QuizProps = {
  lesson: LessonWay
  questions: PublicQuestion[]
}

/** One question at a time, judged by the server, then the result. */
export function Quiz({ lesson, questions: demo }: QuizProps) {
  const { lessonId, questionCount } = lesson
  const { questions: all, isLate, ask } = useAllQuestions(lessonId, demo, questionCount)
  const questions = all ?? demo
  const quiz = useQuiz()
  const { open, extend, catchUp } = quiz
  // Before the effect the store may hold another lesson's round.
  const progress = quiz.lessonId === lessonId ? quiz.progress : null
  const [hasMoved, setMoved] = useState(false)
  const [toldRound, setToldRound] = useState<string>()
  const tell = use(TellQuestions)

  useEffect(() => {
    if (!all) return
    tell(all)
    const ids = all.map(({ _id }) => _id)
    // All questions came after the timeout: the begun round is extended. The router keeps pages
    // that were left: the store may hold another lesson's round.
    if (useQuiz.getState().key === roundKey(lessonId)) extend(ids)
    else open(lessonId, ids)
  }, [lessonId, all, open, extend, tell])
  useEffect(() => {
    window.addEventListener('storage', catchUp)
    return () => window.removeEventListener('storage', catchUp)
  }, [catchUp])

  const hasBegun = Boolean(progress?.draft ?? progress?.pending) || hasSteps(progress)
  useEffect(() => {
    // Preloaded before the last question, in case the connection is lost by then.
    if (hasBegun) void Promise.all([loadResult(), loadWaiting()]).catch(() => undefined)
  }, [hasBegun])

  const moving = (move: () => void) => () => {
    setMoved(true)
    move()
  }
  /** Each round has its own id, and therefore other numbers. */
  const again = (move: () => void) =>
    moving(() => {
      move()
      quiz.roundId(uuid)
    })
  const round = progress?.round ?? questions.map(({ _id }) => _id)
  const position = progress?.position ?? 0
  const turn = round[position]
  const seed = progress?.seed
  const { key, roundId: nameRound } = quiz
  const roundId = progress?.id
  const isPupil = useSession(({ viewer }) => viewer?.type === 'ucenik')
  useEffect(() => {
    // Children of a class get different numbers; a guest's first round uses the page's.
    if (isPupil && progress && !roundId) nameRound(uuid)
  }, [isPupil, progress, roundId, nameRound])
  const numbers = useRoundNumbers(lessonId, roundId, questions)
  const current = useMemo(() => {
    const asked = turn && numbers.ready.find(({ _id }) => _id === questionOf(turn))
    return asked && seed !== undefined ? withShuffledOptions(asked, seed) : asked
  }, [numbers.ready, turn, seed])

  // Repeated mistakes do not change the result: the round is finished before them.
  const isFinished = progress !== null && firstTurns(progress).every((id) => progress.steps[id])
  useEffect(() => {
    if (!isFinished || !roundId || !isPupil) return
    void import('./send-result').then(
      ({ sendResult }) => sendResult(key, lessonId, roundId).then(() => setToldRound(roundId)),
      // No connection: the answers themselves are kept one by one.
      () => setToldRound(roundId),
    )
  }, [isFinished, roundId, isPupil, key, lessonId])

  if (isLate) return <LateQuestions onRetry={moving(() => void ask())} />
  if (turn && numbers.isLate && !current) {
    return <LateQuestions onRetry={moving(() => void numbers.ask())} />
  }
  const waits = progress !== null && waitingCount(progress) > 0
  if (waits && !turn) return <WaitingEnd progress={progress} path={lesson.path} />
  if (progress && !turn) {
    return (
      <QuizResult
        progress={progress}
        questions={numbers.ready}
        lesson={lesson}
        isTold={!isPupil || toldRound === roundId}
        onRestart={again(quiz.restart)}
        onReplayMistakes={again(quiz.replayMistakes)}
      />
    )
  }
  if (!turn) return null
  // A pupil's round gets its numbers with its name.
  const isNamed = roundId !== undefined || !isPupil
  if (!current || (current.isDrawn && !isNamed)) return <Waiting label="Učitavam pitanje" />
  const step = progress?.steps[turn]
  const earlyOf = (id: string) => (quiz.early?.questionId === id ? quiz.early.answer : undefined)
  return (
    <>
      <noscript>
        <p className="mb-4 rounded-control bg-almost-soft p-4 font-semibold text-almost">
          Za kviz treba uključiti JavaScript u pregledniku. Skriptu možeš čitati i bez njega.
        </p>
      </noscript>
      {waits && <WaitingAnswers progress={progress} />}
      <QuizHead
        position={position}
        total={progress ? firstTurns(progress).length : round.length}
        right={progress ? rightCount(progress) : 0}
        isJudged={step !== undefined}
        isWhole={all !== null || questionCount <= demo.length}
      />
      <QuizQuestion
        key={turn}
        turn={turn}
        question={current}
        judging={LESSON_JUDGING}
        step={step}
        draft={progress ? progress.draft : earlyOf(turn)}
        pending={progress?.pending}
        isLast={position === round.length - 1}
        takesFocus={hasMoved}
        onNext={moving(quiz.next)}
        onLater={moving(quiz.setAside)}
        onSkip={moving(() => quiz.skip(turn))}
      />
    </>
  )
}

const hasSteps = (progress: QuizProgress | null) => Object.keys(progress?.steps ?? {}).length > 0

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
