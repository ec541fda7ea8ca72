import type { JudgedAnswer, Judging } from '@/components/quiz/judging'
import { ownerOf } from '@/lib/browser/storage'
import { funQuizzesCalls } from '@/lib/fun-quizzes/calls'
import { isGood } from '@/lib/fun-quizzes/combo'
import { itemFor } from '@/stores/outbox'
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
    itemOf: (questionId, answer) => {
      const { key } = useFunQuiz.getState()
      const body = { questionId, answer, ...(playId && { playId }) }
      const envelope = { id: `${key}:${questionId}`, owner: ownerOf(key), kind: key }
      return itemFor(funQuizzesCalls.judgeFunAnswer, { params: { slug }, body }, envelope)
    },
    read: (said) => {
      const judged = said as JudgedAnswer
      const { outcome } = judged.judgement
      if (outcome !== 'invalid') sound(isGood(outcome) ? 'right' : 'wrong')
      return judged
    },
    onRefused: ({ status }) => void ([404, 409].includes(status) && onLost()),
  }
}
