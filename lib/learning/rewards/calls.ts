import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const rewardsApiCalls = apiCallsOf<typeof contracts>()({
  redeemXp: 'PATCH /children/{id}/xp',
  dressMascot: 'PUT /korisnik/maskota',
  recordVisit: 'POST /korisnik/dolazak',
  addSessionTime: 'POST /korisnik/handle-session-pause',
})
