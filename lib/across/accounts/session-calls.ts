import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as accounts from './contract'

/** The calls of the header, apart from the others, since every page loads it. */
export const sessionApiCalls = apiCallsOf<typeof accounts>()({
  currentUser: 'POST /korisnik/me',
  signOut: 'GET /korisnik/odjava',
  loginAsChild: 'POST /korisnik/login-as-child',
  returnToParent: 'POST /korisnik/return-to-parent',
})
