import { endpoint, route } from '@/lib/http/endpoint'
import { verifyResetContract } from '@/lib/accounts/contract'
import { findResetName } from '@/lib/accounts/passwords'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(verifyResetContract, async ({ body }) => {
    const signInName = await findResetName(body.token)
    return { valid: signInName !== null, signInName }
  }),
)
