import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const familyDataApiCalls = apiCallsOf<typeof contracts>()({
  exportFamily: 'GET /korisnik/izvoz',
  readErasureStatus: 'GET /korisnik/brisanje',
  eraseFamily: 'POST /korisnik/brisanje',
})
