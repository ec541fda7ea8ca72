import { endpoint, route } from '@/lib/platform/http/endpoint'
import { clientNetwork } from '@/lib/platform/http/rate-limit'
import { confirmPassword } from '@/lib/across/accounts/password-attempt'
import { confirmPasswordContract } from '@/lib/across/accounts/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(confirmPasswordContract, async ({ session, body, request }) =>
    confirmPassword(session, { ...body, address: clientNetwork(request) }),
  ),
)
