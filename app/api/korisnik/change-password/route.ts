import { endpoint, route } from '@/lib/platform/http/endpoint'
import { clientNetwork } from '@/lib/platform/http/rate-limit'
import { changePasswordContract } from '@/lib/across/accounts/contract'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { changePassword } from '@/lib/across/accounts/passwords'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(changePasswordContract, async ({ session, body, request }) => {
    await changePassword(session, { ...body, address: clientNetwork(request) })
    return { success: true, message: USER_MESSAGES.passwordChanged }
  }),
)
