import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const AT = {
  exportFamily: 'GET /korisnik/izvoz',
  erasure: 'GET /korisnik/brisanje',
  eraseFamily: 'POST /korisnik/brisanje',
} as const

export const familyDataCalls = callsOf<typeof contracts>()(AT)
