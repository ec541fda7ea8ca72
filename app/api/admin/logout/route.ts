import { logoutContract } from '@/lib/admin/contract'
import { signOutAdmin } from '@/lib/admin/sign-in'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(logoutContract, async (exchange) => {
    await signOutAdmin(exchange)
    return { success: true }
  }),
)
