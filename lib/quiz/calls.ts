import { callOf } from '@/lib/http/call'
import type {
  judgeAnswerContract,
  lessonQuestionsContract,
  quizKeysContract,
  quizResultsContract,
} from './contract'

export const quizKeysCall = callOf<typeof quizKeysContract>('GET', '/lessons/{id}/rjesenja')
export const judgeAnswerCall = callOf<typeof judgeAnswerContract>('POST', '/pitanja/{id}/odgovor')
export const lessonQuestionsCall = callOf<typeof lessonQuestionsContract>(
  'GET',
  '/lessons/{id}/questions',
)

export const quizResultsCall = callOf<typeof quizResultsContract>('POST', '/kwiz/results')
