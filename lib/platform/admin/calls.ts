import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const adminSessionApiCalls = apiCallsOf<typeof contracts>()({
  adminSignIn: 'POST /admin/login',
  adminSignOut: 'GET /admin/logout',
  adminMe: 'GET /admin/me',
})
