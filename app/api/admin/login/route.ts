import { adminSignInContract } from '@/lib/platform/admin/contract'
import { signInAdmin } from '@/lib/platform/admin/sign-in'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(adminSignInContract, async ({ body, ...exchange }) => signInAdmin(body, exchange)),
)
