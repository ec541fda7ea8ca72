import { endpoint, route } from '@/lib/http/endpoint'
import { clientAddress } from '@/lib/http/rate-limit'
import { confirmPassword } from '@/lib/accounts/own-password'
import { confirmPasswordContract } from '@/lib/accounts/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(confirmPasswordContract, async ({ session, body, request }) =>
    confirmPassword(session, { ...body, address: clientAddress(request) }),
  ),
)
