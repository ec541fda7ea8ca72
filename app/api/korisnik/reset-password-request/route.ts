import { endpoint, route } from '@/lib/http/endpoint'
import { requestResetContract } from '@/lib/accounts/contract'
import { requestReset } from '@/lib/accounts/passwords'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(requestResetContract, async ({ body }) => requestReset(body.emailOrUsername)),
)
