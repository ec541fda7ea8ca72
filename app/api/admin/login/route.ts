import { loginContract } from '@/lib/admin/contract'
import { signInAdmin } from '@/lib/admin/sign-in'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(loginContract, async ({ body, ...exchange }) => signInAdmin(body, exchange)),
)
