import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const healthCalls = callsOf<typeof contracts>()({
  health: 'GET /health',
})
