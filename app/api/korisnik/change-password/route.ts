import { endpoint, route } from '@/lib/platform/http/endpoint'
import { clientAddress } from '@/lib/platform/http/rate-limit'
import { changePasswordContract } from '@/lib/across/accounts/contract'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { changePassword } from '@/lib/across/accounts/passwords'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(changePasswordContract, async ({ session, body, request }) => {
    await changePassword(session, { ...body, address: clientAddress(request) })
    return { success: true, message: USER_MESSAGES.passwordChanged }
  }),
)
