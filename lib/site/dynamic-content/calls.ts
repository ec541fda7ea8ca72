import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const siteApiCalls = apiCallsOf<typeof contracts>()({
  dynamicContent: 'GET /dynamic-content',
})
