import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const editorApiCalls = apiCallsOf<typeof contracts>()({
  open: 'POST /editor/open',
  preview: 'POST /editor/preview',
})
