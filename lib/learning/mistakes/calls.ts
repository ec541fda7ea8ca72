import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const AT = {
  listMistakes: 'GET /korisnik/greske',
  worksheet: 'GET /korisnik/greske/radni-list',
} as const

export const mistakesCalls = callsOf<typeof contracts>()(AT)
