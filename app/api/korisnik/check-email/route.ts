import { isFree } from '@/lib/auth/free-names'
import { endpoint, route } from '@/lib/http/endpoint'
import { checkEmailContract } from '@/lib/accounts/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(checkEmailContract, async ({ body }) => ({ available: await isFree(body.email) })),
)
