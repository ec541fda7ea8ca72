import { deviceCookie } from '@/lib/platform/auth/known-devices'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { clientNetwork } from '@/lib/platform/http/rate-limit'
import { resetPasswordContract } from '@/lib/across/accounts/contract'
import { resetPassword } from '@/lib/across/accounts/passwords'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(resetPasswordContract, async ({ body, request, headers }) => {
    const accountId = await resetPassword({ ...body, address: clientNetwork(request) })
    // The mailbox's owner may try the new password even while others' attempts are limited.
    headers.append('set-cookie', deviceCookie(request, accountId))
  }),
)
