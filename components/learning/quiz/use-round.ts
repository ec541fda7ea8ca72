import { use, useEffect, useState } from 'react'
import type { PublicQuestion } from '@/lib/content/questions/model'
import {
  draftAnswer,
  isFinished,
  startRound,
  type QuizProgress,
} from '@/lib/learning/quiz/quiz-progress'
import { useQuiz } from '@/stores/quiz'
import { roundKey } from '@/stores/quiz-rounds'
import { OnQuestionsLoadedContext } from './on-questions-loaded-context'

/**
 * The round of a lesson. Until the visitor's questions are known, it is an unstored round of the
 * page's questions, with the answer given meanwhile.
 * @param all the visitor's questions; null until known
 * @param demo the page's questions
 */
export function useQuizRound(
  lessonId: string,
  all: PublicQuestion[] | null,
  demo: PublicQuestion[],
): QuizProgress {
  const { lessonId: openLesson, progress, early } = useQuiz()
  // Before the effect the store may hold another lesson's round.
  const open = openLesson === lessonId ? progress : null
  useOpenedRound(lessonId, all)
  if (open) return open
  const begun = startRound(idsOf(all ?? demo))
  return early ? draftAnswer(begun, early.questionId, early.answer) : begun
}

/** Opens the round in the store, or extends it; and tells the page which questions it has. */
function useOpenedRound(lessonId: string, all: PublicQuestion[] | null): void {
  const tell = use(OnQuestionsLoadedContext)
  useEffect(() => {
    if (!all) return
    tell(all)
    const { key, open, extend } = useQuiz.getState()
    const ids = idsOf(all)
    // All questions came after the timeout: the begun round is extended. The router keeps pages
    // that were left: the store may hold another lesson's round.
    if (key === roundKey(lessonId)) extend(ids)
    else open(lessonId, ids)
  }, [lessonId, all, tell])
}

/**
 * Tells the server that a round is finished.
 * @returns true once it was told, or could not be
 */
export function useRoundEndReport(
  lessonId: string,
  progress: QuizProgress,
  isPupil: boolean,
): boolean {
  const [toldRound, setToldRound] = useState<string>()
  const { id } = progress
  const isDue = isPupil && isFinished(progress)
  useEffect(() => {
    if (!isDue || !id) return
    const { key } = useQuiz.getState()
    void import('./send-round-end')
      .then(
        ({ sendRoundEnd }) => sendRoundEnd(key, lessonId, id),
        // Without a connection this code can't be loaded; answers are kept one by one.
        () => undefined,
      )
      .then(() => setToldRound(id))
  }, [isDue, id, lessonId])
  return toldRound === id
}

const idsOf = (questions: PublicQuestion[]) => questions.map(({ _id }) => _id)
