import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const funQuizzesApiCalls = apiCallsOf<typeof contracts>()({
  listFunQuizzes: 'GET /zabavni-kwizovi',
  startPlay: 'POST /zabavni-kwizovi/{slug}/igra',
  judgeFunAnswer: 'POST /zabavni-kwizovi/{slug}/odgovor',
  finishPlay: 'POST /zabavni-kwizovi/igre/{id}/kraj',
  leaderboard: 'GET /zabavni-kwizovi/{slug}/ljestvica',
})
