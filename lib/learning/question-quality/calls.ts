import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const questionReportApiCalls = apiCallsOf<typeof contracts>()({
  reportQuestion: 'POST /pitanja/{id}/prijava',
})
