import { endpoint, route } from '@/lib/platform/http/endpoint'
import { repeatConfirmationContract } from '@/lib/across/accounts/contract'
import { repeatConfirmation } from '@/lib/across/accounts/confirm-email'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(repeatConfirmationContract, async ({ session, body }) => {
    assertSelf(session, body.parentId)
    await repeatConfirmation(session.accountId)
  }),
)
