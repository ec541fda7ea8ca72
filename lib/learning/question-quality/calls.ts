import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const AT = { reportQuestion: 'POST /pitanja/{id}/prijava' } as const

export const reportCalls = callsOf<typeof contracts>()(AT)
