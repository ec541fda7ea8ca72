import { endpoint, route } from '@/lib/http/endpoint'
import { repeatConfirmationContract } from '@/lib/accounts/contract'
import { repeatConfirmation } from '@/lib/accounts/confirm-email'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(repeatConfirmationContract, async ({ session, body }) => {
    assertSelf(session, body.parentId)
    await repeatConfirmation(session.accountId)
  }),
)
