import { endpoint, route } from '@/lib/http/endpoint'
import { clientAddress } from '@/lib/http/rate-limit'
import { changePasswordContract } from '@/lib/accounts/contract'
import { USER_MESSAGES } from '@/lib/users/messages'
import { changePassword } from '@/lib/accounts/passwords'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(changePasswordContract, async ({ session, body, request }) => {
    await changePassword(session, { ...body, address: clientAddress(request) })
    return { success: true, message: USER_MESSAGES.passwordChanged }
  }),
)
