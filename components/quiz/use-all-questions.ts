import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call, CALL_TIMEOUT_MS } from '@/lib/http/client'
import { quizCalls } from '@/lib/quiz/calls'
import type { PublicQuestion } from '@/lib/questions/model'
import { roundKey } from '@/stores/quiz-rounds'
import { useSession } from '@/stores/session'
import { asksForMore, isStillSignedIn } from './kept-round'
import { loadPupilJudging } from './lesson-judging'
import { useRetry } from '@/components/ui/use-retry'

/** Whoever waits longer for all questions begins with those of the page. */
const BEFORE_DEMO_MS = 2_500

type Known = { lessonId: string; questions: PublicQuestion[] }

export type AllQuestions = {
  /** Null until it is known which: a round of all must not be taken up with the first ones only. */
  questions: PublicQuestion[] | null
  /** True while a round that goes on asks for questions that do not come. They are asked for again. */
  isLate: boolean
  /** Asks for them now. */
  ask: () => Promise<void>
}

/**
 * The questions of a lesson for whoever looks: the page holds those that everyone gets, and who is
 * signed in may get more.
 */
export function useAllQuestions(
  lessonId: string,
  demo: PublicQuestion[],
  questionCount: number,
): AllQuestions {
  const [known, setKnown] = useState<Known | null>(null)
  const [lateId, setLateId] = useState('')
  const underWay = useRef<AbortController | null>(null)
  /** The place of this player's round, also while they are signed out and the page is left. */
  const round = useRef('')

  /** Without an answer the first questions are played, unless that would cost a round. */
  const begin = useCallback(() => {
    if (asksForMore(round.current, demo)) return setLateId(lessonId)
    const isMore = (now: Known | null) =>
      now?.lessonId === lessonId && now.questions.length > demo.length
    setKnown((now) => (isMore(now) ? now : { lessonId, questions: demo }))
  }, [lessonId, demo])

  const ask = useCallback(async () => {
    if (underWay.current) return
    const attempt = new AbortController()
    underWay.current = attempt
    const timer = setTimeout(() => attempt.abort(), CALL_TIMEOUT_MS)
    try {
      const all = await call(quizCalls.lessonQuestions, { params: { id: lessonId } }, attempt)
      const isMore = all.length > demo.length
      const isSure = isMore || !asksForMore(round.current, demo) || (await isStillSignedIn())
      if (underWay.current !== attempt) return
      if (isSure) setKnown({ lessonId, questions: isMore ? all : demo })
      else setLateId(lessonId)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (underWay.current === attempt) begin()
    } finally {
      clearTimeout(timer)
      if (underWay.current === attempt) underWay.current = null
    }
  }, [lessonId, demo, begin])

  useEffect(() => {
    const viewer = useSession.getState().look()
    round.current = roundKey(lessonId)
    // At hand before the first answer: the connection may be gone by then.
    if (viewer?.type === 'ucenik') void loadPupilJudging()
    const left = new AbortController()
    const know = (questions: PublicQuestion[]) =>
      left.signal.aborted || setKnown({ lessonId, questions })
    if (!viewer || questionCount <= demo.length) {
      know(demo)
      return
    }
    const timer = setTimeout(begin, BEFORE_DEMO_MS)
    const start = async () => {
      if (!left.signal.aborted) await ask()
      clearTimeout(timer)
    }
    void Promise.resolve().then(start)
    return () => {
      left.abort()
      clearTimeout(timer)
      underWay.current?.abort()
      underWay.current = null
    }
  }, [lessonId, demo, questionCount, begin, ask])

  const questions = known?.lessonId === lessonId ? known.questions : null
  const isLate = lateId === lessonId && !questions
  useRetry(isLate, ask)
  return { questions, isLate, ask }
}
