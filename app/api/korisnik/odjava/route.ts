import { endpoint, route } from '@/lib/http/endpoint'
import { signOutContract } from '@/lib/accounts/contract'
import { clearSession } from '@/lib/accounts/session-answer'
import { signOut } from '@/lib/accounts/sign-out'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(signOutContract, async (exchange) => {
    await signOut(exchange.request)
    clearSession(exchange)
    return { success: true }
  }),
)
