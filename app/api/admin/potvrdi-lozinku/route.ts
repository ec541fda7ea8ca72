import { confirmPassword } from '@/lib/across/accounts/password-attempt'
import { confirmAdminPasswordContract } from '@/lib/across/accounts/people/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { clientNetwork } from '@/lib/platform/http/rate-limit'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(confirmAdminPasswordContract, ({ session, body, request }) =>
    confirmPassword(session, { ...body, address: clientNetwork(request) }),
  ),
)
