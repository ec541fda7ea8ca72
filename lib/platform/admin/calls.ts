import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const adminSessionApiCalls = apiCallsOf<typeof contracts>()({
  login: 'POST /admin/login',
  logout: 'GET /admin/logout',
  me: 'GET /admin/me',
})
