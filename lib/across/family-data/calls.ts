import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const familyDataCalls = callsOf<typeof contracts>()({
  exportFamily: 'GET /korisnik/izvoz',
  readErasure: 'GET /korisnik/brisanje',
  eraseFamily: 'POST /korisnik/brisanje',
})
