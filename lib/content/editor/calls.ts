import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const AT = {
  open: 'POST /editor/open',
  preview: 'POST /editor/preview',
} as const

export const editorCalls = callsOf<typeof contracts>()(AT)
