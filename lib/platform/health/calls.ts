import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const AT = {
  health: 'GET /health',
} as const

export const healthCalls = callsOf<typeof contracts>()(AT)
