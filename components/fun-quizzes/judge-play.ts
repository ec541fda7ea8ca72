import type { Judging } from '@/components/quiz/judging'
import { funQuizzesCalls } from '@/lib/fun-quizzes/calls'
import { isGood } from '@/lib/fun-quizzes/combo'
import { ApiError, call } from '@/lib/http/client'
import { useFunQuiz } from '@/stores/fun-quiz'
import { sound } from './sound'

type Game = {
  slug: string
  /** A pupil's play; null for whoever plays without a place. */
  playId: string | null
  /** The play takes no answers: it is no longer known, was ended elsewhere, or was never begun. */
  onLost: () => void
}

/** Judges the answers of a play: of a pupil's the first one to each question counts. */
export function judgePlay({ slug, playId, onLost }: Game): Judging {
  return {
    useStore: useFunQuiz,
    judge: (questionId, answer, options) =>
      call(
        funQuizzesCalls.judgeFunAnswer,
        { params: { slug }, body: { questionId, answer, ...(playId && { playId }) } },
        options,
      ).then(
        (judged) => {
          const { outcome } = judged.judgement
          if (outcome !== 'invalid') sound(isGood(outcome) ? 'right' : 'wrong')
          return judged
        },
        (error: unknown) => {
          if (error instanceof ApiError && [404, 409].includes(error.status)) onLost()
          throw error
        },
      ),
  }
}
