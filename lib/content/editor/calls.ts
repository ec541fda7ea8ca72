import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const editorCalls = callsOf<typeof contracts>()({
  open: 'POST /editor/open',
  preview: 'POST /editor/preview',
})
