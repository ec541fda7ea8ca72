import { beginAdminLink } from '@/lib/across/accounts/oidc/begin'
import {
  beginAdminOidcLinkContract,
  findAdminOidcLinkContract,
  removeAdminOidcLinkContract,
} from '@/lib/across/accounts/oidc/contract'
import { whereOidcIsSet } from '@/lib/across/accounts/oidc/endpoint'
import { findOwnLink, unlinkAccount } from '@/lib/across/accounts/oidc/link'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  whereOidcIsSet(
    endpoint(findAdminOidcLinkContract, async ({ session }) => ({
      link: await findOwnLink(session.accountId),
    })),
  ),
  whereOidcIsSet(
    endpoint(beginAdminOidcLinkContract, ({ session, ...exchange }) =>
      beginAdminLink(session, exchange),
    ),
  ),
  whereOidcIsSet(
    endpoint(removeAdminOidcLinkContract, ({ session }) =>
      unlinkAccount(session, session.accountId),
    ),
  ),
)
