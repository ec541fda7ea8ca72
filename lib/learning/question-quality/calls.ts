import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const questionReportCalls = callsOf<typeof contracts>()({
  reportQuestion: 'POST /pitanja/{id}/prijava',
})
