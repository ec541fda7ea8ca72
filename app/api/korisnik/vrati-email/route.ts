import { endpoint, route } from '@/lib/platform/http/endpoint'
import { undoEmailChangeContract } from '@/lib/across/accounts/contract'
import { undoEmail } from '@/lib/across/accounts/undo-email'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(undoEmailChangeContract, async ({ body }) => ({
    resetToken: await undoEmail(body.token),
  })),
)
