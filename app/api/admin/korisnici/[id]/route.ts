import { eraseUser } from '@/lib/across/accounts/people/commands'
import { eraseUserContract, readFamilyContract } from '@/lib/across/accounts/people/contract'
import { readFamily } from '@/lib/across/accounts/people/family'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readFamilyContract, ({ params }) => readFamily(params.id)),
  endpoint(eraseUserContract, ({ params, session }) =>
    eraseUser({ adminId: session.accountId, accountId: params.id }),
  ),
)
