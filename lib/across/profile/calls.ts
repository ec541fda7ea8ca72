import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const profileApiCalls = apiCallsOf<typeof contracts>()({
  profile: 'GET /korisnik/profil',
})
