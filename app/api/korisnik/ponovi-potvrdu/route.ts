import { endpoint, route } from '@/lib/platform/http/endpoint'
import { resendConfirmationContract } from '@/lib/across/accounts/contract'
import { resendConfirmation } from '@/lib/across/accounts/confirm-email'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(resendConfirmationContract, async ({ session, body }) => {
    assertSelf(session, body.parentId)
    await resendConfirmation(session.accountId)
  }),
)
