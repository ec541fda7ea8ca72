import { endpoint, route } from '@/lib/platform/http/endpoint'
import { confirmEmailContract } from '@/lib/across/accounts/contract'
import { confirmEmail } from '@/lib/across/accounts/confirm-email'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(confirmEmailContract, async ({ body }) => confirmEmail(body.token)),
)
