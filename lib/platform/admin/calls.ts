import { callsOf } from '@/lib/platform/http/call'
import type * as contracts from './contract'

export const adminCalls = callsOf<typeof contracts>()({
  login: 'POST /admin/login',
  logout: 'GET /admin/logout',
  me: 'GET /admin/me',
})
