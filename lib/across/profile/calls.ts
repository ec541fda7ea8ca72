import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const AT = {
  profile: 'GET /korisnik/profil',
} as const

export const profileCalls = callsOf<typeof contracts>()(AT)
