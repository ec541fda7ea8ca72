import { endpoint, route } from '@/lib/platform/http/endpoint'
import { verifyResetContract } from '@/lib/across/accounts/contract'
import { findResetSignInName } from '@/lib/across/accounts/passwords'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(verifyResetContract, async ({ body }) => {
    const signInName = await findResetSignInName(body.token)
    return { valid: signInName !== null, signInName }
  }),
)
