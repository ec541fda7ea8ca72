import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const funQuizzesCalls = callsOf<typeof contracts>()({
  listFunQuizzes: 'GET /zabavni-kwizovi',
  startPlay: 'POST /zabavni-kwizovi/{slug}/igra',
  judgeFunAnswer: 'POST /zabavni-kwizovi/{slug}/odgovor',
  finishPlay: 'POST /zabavni-kwizovi/igre/{id}/kraj',
  leaderboard: 'GET /zabavni-kwizovi/{slug}/ljestvica',
})
