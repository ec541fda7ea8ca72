import { isFree } from '@/lib/auth/accounts'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { checkEmailContract } from '@/lib/accounts/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(checkEmailContract, async ({ body }) => ({ available: await isFree(body.email) })),
)
