import { endpoint, route } from '@/lib/platform/http/endpoint'
import { requestResetContract } from '@/lib/across/accounts/contract'
import { requestReset } from '@/lib/across/accounts/passwords'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(requestResetContract, async ({ body }) => requestReset(body.emailOrUsername)),
)
