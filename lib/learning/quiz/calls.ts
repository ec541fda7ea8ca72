import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const quizCalls = callsOf<typeof contracts>()({
  quizKeys: 'GET /lessons/{id}/rjesenja',
  lessonQuestions: 'GET /lessons/{id}/questions',
  judgeAnswer: 'POST /pitanja/{id}/odgovor',
  quizResults: 'POST /kwiz/results',
})
