import { isLoginNameFree } from '@/lib/platform/auth/free-names'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { checkEmailContract } from '@/lib/across/accounts/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(checkEmailContract, async ({ body }) => ({
    available: await isLoginNameFree(body.email),
  })),
)
