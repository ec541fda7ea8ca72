import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const rewardsCalls = callsOf<typeof contracts>()({
  redeemXp: 'PATCH /children/{id}/xp',
  arrive: 'POST /korisnik/dolazak',
  pauseSession: 'POST /korisnik/handle-session-pause',
})
