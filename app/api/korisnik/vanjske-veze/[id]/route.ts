import { removeOidcLinkContract } from '@/lib/across/accounts/oidc/contract'
import { whereOidcIsSet } from '@/lib/across/accounts/oidc/endpoint'
import { unlinkFamilyAccount } from '@/lib/across/accounts/oidc/link'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  whereOidcIsSet(
    endpoint(removeOidcLinkContract, ({ session, params }) =>
      unlinkFamilyAccount(session, params.id),
    ),
  ),
)
