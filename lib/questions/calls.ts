import { callOf } from '@/lib/http/call'
import type { judgeAnswerContract, lessonQuestionsContract } from './contract'

export const judgeAnswerCall = callOf<typeof judgeAnswerContract>('POST', '/pitanja/{id}/odgovor')
export const lessonQuestionsCall = callOf<typeof lessonQuestionsContract>(
  'GET',
  '/lessons/{id}/questions',
)
