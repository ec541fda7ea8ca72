import { finishOidcVisitContract } from '@/lib/across/accounts/oidc/contract'
import { whereOidcIsSet } from '@/lib/across/accounts/oidc/endpoint'
import { finishVisit } from '@/lib/across/accounts/oidc/finish'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  whereOidcIsSet(
    endpoint(finishOidcVisitContract, ({ body, ...exchange }) => finishVisit(body.query, exchange)),
  ),
)
