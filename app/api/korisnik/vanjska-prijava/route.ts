import { beginSignIn } from '@/lib/across/accounts/oidc/begin'
import { beginOidcSignInContract } from '@/lib/across/accounts/oidc/contract'
import { whereOidcIsSet } from '@/lib/across/accounts/oidc/endpoint'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  whereOidcIsSet(
    endpoint(beginOidcSignInContract, ({ body, ...exchange }) => beginSignIn(body, exchange)),
  ),
)
