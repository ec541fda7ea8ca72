import { endpoint, route } from '@/lib/http/endpoint'
import { confirmEmailContract } from '@/lib/accounts/contract'
import { confirmEmail } from '@/lib/accounts/confirm-email'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(confirmEmailContract, async ({ body }) => confirmEmail(body.token)),
)
