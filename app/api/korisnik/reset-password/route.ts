import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { resetPasswordContract } from '@/lib/users/contract'
import { resetPassword } from '@/lib/users/passwords'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(resetPasswordContract, async ({ body }) => {
    await resetPassword(body.token, body.password)
    return { success: true }
  }),
)
