import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, CALL_TIMEOUT_MS } from '@/lib/platform/http/client'
import type { PublicQuestion } from '@/lib/content/questions/model'
import { roundKey } from '@/stores/quiz-rounds'
import { useSession } from '@/stores/session'
import { fetchQuizQuestions } from './fetch-quiz-questions'
import { loadRedeeming } from './lesson-judging'
import { useRepeatWhile } from '@/components/ui/use-repeat-while'
import { loadRound, useQuiz } from '@/stores/quiz'

/** After this wait the quiz begins with the questions of the page. */
const BEFORE_DEMO_MS = 2_500

type Known = { lessonId: string; questions: PublicQuestion[] }

export type VisitorQuestions = {
  /**
   * Null until known: a round of all questions must not be resumed with the demo questions only.
   */
  questions: PublicQuestion[] | null
  /** True while questions of a stored round are missing; they are requested again. */
  isLate: boolean
  ask: () => Promise<void>
}

/** The questions for this visitor: those on the page, or more for a signed-in user. */
export function useVisitorQuestions(
  lessonId: string,
  demo: PublicQuestion[],
  questionCount: number,
): VisitorQuestions {
  const [known, setKnown] = useState<Known | null>(null)
  const [lateId, setLateId] = useState('')
  const underWay = useRef<AbortController | null>(null)
  /** The key of this player's round, also after they signed out or left the page. */
  const round = useRef('')

  /** Starts with the demo questions, unless a stored round would be lost. */
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
      const all = await fetchQuizQuestions(lessonId, {}, attempt)
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
    // Loaded before the first answer: the connection may be gone by then.
    if (viewer?.type === 'ucenik') void loadRedeeming()
    let isLeft = false
    const know = (questions: PublicQuestion[]) => isLeft || setKnown({ lessonId, questions })
    if (!viewer || questionCount <= demo.length) {
      know(demo)
      return
    }
    const timer = setTimeout(begin, BEFORE_DEMO_MS)
    const start = async () => {
      if (!isLeft) await ask()
      clearTimeout(timer)
    }
    void Promise.resolve().then(start)
    return () => {
      isLeft = true
      clearTimeout(timer)
      underWay.current?.abort()
      underWay.current = null
    }
  }, [lessonId, demo, questionCount, begin, ask])

  const questions = known?.lessonId === lessonId ? known.questions : null
  const isLate = lateId === lessonId && !questions
  useRepeatWhile(isLate, ask)
  return { questions, isLate, ask }
}

/** True if the round stored under `key` has other questions than these. */
function asksForMore(key: string, questions: PublicQuestion[]): boolean {
  const open = useQuiz.getState()
  // Without storage a round lives as long as its tab.
  const round = loadRound(key) ?? (open.key === key ? open.progress : null)
  const ids = new Set(questions.map(({ _id }) => _id))
  return round?.round.some((id) => !ids.has(id)) ?? false
}

/**
 * Whether someone is still signed in; false when the server does not respond. An ended session
 * leads to sign-in.
 */
async function isStillSignedIn(): Promise<boolean> {
  if (!useSession.getState().viewer) return false
  const load = await import('@/stores/load-user').catch(() => null)
  return (await load?.loadUser()) != null
}
