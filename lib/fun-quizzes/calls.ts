import { callOf } from '@/lib/http/call'
import type * as funQuizzes from './contract'

export const listFunQuizzesCall = callOf<typeof funQuizzes.listFunQuizzesContract>(
  'GET',
  '/zabavni-kwizovi',
)
export const startPlayCall = callOf<typeof funQuizzes.startPlayContract>(
  'POST',
  '/zabavni-kwizovi/{slug}/igra',
)
export const judgeFunAnswerCall = callOf<typeof funQuizzes.judgeFunAnswerContract>(
  'POST',
  '/zabavni-kwizovi/{slug}/odgovor',
)
export const finishPlayCall = callOf<typeof funQuizzes.finishPlayContract>(
  'POST',
  '/zabavni-kwizovi/igre/{id}/kraj',
)
export const leaderboardCall = callOf<typeof funQuizzes.leaderboardContract>(
  'GET',
  '/zabavni-kwizovi/{slug}/ljestvica',
)
