import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const AT = { dynamicContent: 'GET /dynamic-content' } as const

export const siteCalls = callsOf<typeof contracts>()(AT)
