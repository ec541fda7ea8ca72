import { endpoint } from '@/lib/http/endpoint'
import { clientAddress } from '@/lib/http/rate-limit'
import { route } from '@/lib/http/route'
import { resetPasswordContract } from '@/lib/users/contract'
import { resetPassword } from '@/lib/users/passwords'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(resetPasswordContract, async ({ body, request }) => {
    await resetPassword({ ...body, address: clientAddress(request) })
    return { success: true }
  }),
)
