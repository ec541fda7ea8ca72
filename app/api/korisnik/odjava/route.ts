import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { signOutContract } from '@/lib/users/contract'
import { clearSession } from '@/lib/users/session-answer'
import { signOut } from '@/lib/users/sign-out'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(signOutContract, async (exchange) => {
    await signOut(exchange.request)
    clearSession(exchange)
    return { success: true }
  }),
)
