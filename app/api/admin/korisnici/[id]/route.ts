import { eraseUser } from '@/lib/accounts/people/commands'
import { eraseContract, readFamilyContract } from '@/lib/accounts/people/contract'
import { readFamily } from '@/lib/accounts/people/family'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readFamilyContract, ({ params }) => readFamily(params.id)),
  endpoint(eraseContract, ({ params, session }) =>
    eraseUser({ adminId: session.accountId, accountId: params.id }),
  ),
)
