import { beginFamilyLink } from '@/lib/across/accounts/oidc/begin'
import { beginOidcLinkContract, listOidcLinksContract } from '@/lib/across/accounts/oidc/contract'
import { whereOidcIsSet } from '@/lib/across/accounts/oidc/endpoint'
import { listFamilyLinks } from '@/lib/across/accounts/oidc/link'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  whereOidcIsSet(
    endpoint(listOidcLinksContract, async ({ session }) => ({
      links: await listFamilyLinks(session.accountId),
    })),
  ),
  whereOidcIsSet(
    endpoint(beginOidcLinkContract, ({ session, body, ...exchange }) =>
      beginFamilyLink(session, body.accountId, exchange),
    ),
  ),
)
