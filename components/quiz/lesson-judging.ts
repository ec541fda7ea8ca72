import { ApiError, call, OFFLINE_MESSAGE } from '@/lib/http/client'
import { questionOf } from '@/lib/quiz/quiz-progress'
import { quizCalls } from '@/lib/quiz/calls'
import type { SubmittedAnswer } from '@/lib/questions/model'
import { useQuiz } from '@/stores/quiz'
import { roundKey } from '@/stores/quiz-rounds'
import { useSession } from '@/stores/session'
import type { JudgedAnswer, Judging } from './judging'
import { sessionOver } from './session-over'

/** The quiz of a lesson: every answer is judged as it is, and a pupil's is kept. */
export const LESSON_JUDGING: Judging = {
  useStore: useQuiz,
  judge: async (turn, answer, options) => {
    const { lessonId, key } = useQuiz.getState()
    // Signed out, and the page still there: a guest's judgement would not count in this round.
    if (key !== roundKey(lessonId)) throw sessionOver()
    if (useSession.getState().viewer?.type === 'ucenik') return judgeForPupil(turn, answer, options)
    const sent = { params: { id: questionOf(turn) }, body: { answer } }
    const judgement = await call(quizCalls.judgeAnswer, sent, options)
    return { answer, judgement }
  },
}

/** Loaded for pupils: guests don't pay for it. Without a connection it is a call without an answer. */
export const loadPupilJudging = () =>
  import('./pupil-judging').catch(() => {
    throw new ApiError(0, OFFLINE_MESSAGE)
  })

async function judgeForPupil(
  turn: string,
  answer: SubmittedAnswer,
  options: { signal: AbortSignal },
): Promise<JudgedAnswer> {
  const { judgeForPupil } = await loadPupilJudging()
  return { answer, judgement: await judgeForPupil(turn, answer, options) }
}
