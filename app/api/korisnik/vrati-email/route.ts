import { endpoint, route } from '@/lib/platform/http/endpoint'
import { undoEmailContract } from '@/lib/across/accounts/contract'
import { undoEmail } from '@/lib/across/accounts/undo-email'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(undoEmailContract, async ({ body }) => ({ resetToken: await undoEmail(body.token) })),
)
