import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const siteCalls = callsOf<typeof contracts>()({ dynamicContent: 'GET /dynamic-content' })
