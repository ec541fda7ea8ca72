import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const quizApiCalls = apiCallsOf<typeof contracts>()({
  keyedQuizQuestions: 'GET /lessons/{id}/rjesenja',
  lessonQuestions: 'GET /lessons/{id}/questions',
  judgeAnswer: 'POST /pitanja/{id}/odgovor',
  saveRoundResult: 'POST /kwiz/results',
})
