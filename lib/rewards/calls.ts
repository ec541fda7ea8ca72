import { callOf } from '@/lib/http/call'
import type * as rewards from './contract'

export const redeemXpCall = callOf<typeof rewards.redeemXpContract>('PATCH', '/children/{id}/xp')
export const arriveCall = callOf<typeof rewards.arriveContract>('POST', '/korisnik/dolazak')
export const pauseSessionCall = callOf<typeof rewards.pauseSessionContract>(
  'POST',
  '/korisnik/handle-session-pause',
)
