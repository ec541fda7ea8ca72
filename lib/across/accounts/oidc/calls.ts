import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const oidcApiCalls = apiCallsOf<typeof contracts>()({
  beginOidcSignIn: 'POST /korisnik/vanjska-prijava',
  finishOidcVisit: 'POST /korisnik/vanjska-prijava/povratak',
  listOidcLinks: 'GET /korisnik/vanjske-veze',
  beginOidcLink: 'POST /korisnik/vanjske-veze',
  removeOidcLink: 'DELETE /korisnik/vanjske-veze/{id}',
  findAdminOidcLink: 'GET /admin/vanjska-veza',
  beginAdminOidcLink: 'POST /admin/vanjska-veza',
  removeAdminOidcLink: 'DELETE /admin/vanjska-veza',
})
