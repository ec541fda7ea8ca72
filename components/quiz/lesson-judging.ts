import { call } from '@/lib/http/client'
import { judgeAnswerCall } from '@/lib/questions/calls'
import { useQuiz } from '@/stores/quiz'
import type { Judging } from './judging'

/** The quiz of a lesson: every answer is judged as it is. */
export const LESSON_JUDGING: Judging = {
  useStore: useQuiz,
  judge: async (id, answer, options) => ({
    answer,
    judgement: await call(judgeAnswerCall, { params: { id }, body: { answer } }, options),
  }),
}
