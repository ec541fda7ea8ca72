import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { verifyResetContract } from '@/lib/users/contract'
import { isResetLink } from '@/lib/users/passwords'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(verifyResetContract, async ({ body }) => ({ valid: await isResetLink(body.token) })),
)
