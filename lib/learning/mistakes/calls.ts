import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const mistakesApiCalls = apiCallsOf<typeof contracts>()({
  listMistakes: 'GET /korisnik/greske',
  worksheet: 'GET /korisnik/greske/radni-list',
})
