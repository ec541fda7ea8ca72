import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const healthApiCalls = apiCallsOf<typeof contracts>()({
  health: 'GET /health',
})
