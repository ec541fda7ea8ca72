import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const profileCalls = callsOf<typeof contracts>()({
  profile: 'GET /korisnik/profil',
})
