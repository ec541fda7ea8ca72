import { useEffect, useState } from 'react'
import { call } from '@/lib/http/client'
import { lessonQuestionsCall } from '@/lib/questions/calls'
import type { PublicQuestion } from '@/lib/questions/model'
import { useSession } from '@/stores/session'
import { loadPupilJudging } from './lesson-judging'

/** Whoever waits longer for all questions begins with those of the page. */
const PATIENCE_MS = 2_500

type Known = { lessonId: string; questions: PublicQuestion[] }

/**
 * The questions of a lesson for whoever looks: the page holds those that everyone gets, and who is
 * signed in may get more. Null until it is known which: a round of all must not be taken up with
 * the first ones only.
 */
export function useAllQuestions(
  lessonId: string,
  demo: PublicQuestion[],
  questionCount: number,
): PublicQuestion[] | null {
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const know = (questions: PublicQuestion[]) =>
      left.signal.aborted || setKnown({ lessonId, questions })
    const viewer = useSession.getState().look()
    // At hand before the first answer: the connection may be gone by then.
    if (viewer?.type === 'ucenik') void loadPupilJudging().catch(() => undefined)
    if (!viewer || questionCount <= demo.length) know(demo)
    else {
      const timer = setTimeout(() => know(demo), PATIENCE_MS)
      void call(lessonQuestionsCall, { params: { id: lessonId } }, left)
        .then(
          (all) => know(all.length > demo.length ? all : demo),
          // Without an answer the first questions are played: nothing is lost.
          () => know(demo),
        )
        .finally(() => clearTimeout(timer))
    }
    return () => left.abort()
  }, [lessonId, demo, questionCount])
  return known?.lessonId === lessonId ? known.questions : null
}
