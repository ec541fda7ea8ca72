import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const AT = {
  login: 'POST /admin/login',
  logout: 'GET /admin/logout',
  me: 'GET /admin/me',
} as const

export const adminCalls = callsOf<typeof contracts>()(AT)
