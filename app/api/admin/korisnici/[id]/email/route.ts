import { confirmPersonEmail } from '@/lib/across/accounts/people/commands'
import { confirmPersonEmailContract } from '@/lib/across/accounts/people/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(confirmPersonEmailContract, ({ params, body, session }) =>
    confirmPersonEmail({ adminId: session.accountId, accountId: params.id }, body.email),
  ),
)
