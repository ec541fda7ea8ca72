import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const mistakesCalls = callsOf<typeof contracts>()({
  listMistakes: 'GET /korisnik/greske',
  worksheet: 'GET /korisnik/greske/radni-list',
})
