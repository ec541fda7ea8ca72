import { mailResetLinkAsAdmin } from '@/lib/across/accounts/people/commands'
import { mailResetLinkContract } from '@/lib/across/accounts/people/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(mailResetLinkContract, ({ params, session }) =>
    mailResetLinkAsAdmin({ adminId: session.accountId, accountId: params.id }),
  ),
)
