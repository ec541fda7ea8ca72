import { confirmPassword } from '@/lib/accounts/own-password'
import { confirmAdminContract } from '@/lib/accounts/people/contract'
import { endpoint, route } from '@/lib/http/endpoint'
import { clientAddress } from '@/lib/http/rate-limit'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(confirmAdminContract, ({ session, body, request }) =>
    confirmPassword(session, { ...body, address: clientAddress(request) }),
  ),
)
