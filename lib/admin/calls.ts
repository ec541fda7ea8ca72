import { callsOf } from '@/lib/http/call'
import type * as contracts from './contract'

/** Addresses of the calls that the browser makes. */
export const AT = {
  adminLogout: 'GET /admin/logout',
} as const

export const adminCalls = callsOf<typeof contracts>()(AT)
