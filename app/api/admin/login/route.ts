import { loginContract } from '@/lib/admin/contract'
import { signInAdmin } from '@/lib/admin/sign-in'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(loginContract, async ({ body, ...exchange }) => signInAdmin(body, exchange)),
)
