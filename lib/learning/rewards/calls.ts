import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const AT = {
  redeemXp: 'PATCH /children/{id}/xp',
  arrive: 'POST /korisnik/dolazak',
  pauseSession: 'POST /korisnik/handle-session-pause',
} as const

export const rewardsCalls = callsOf<typeof contracts>()(AT)
