import { endpoint, route } from '@/lib/http/endpoint'
import { undoEmailContract } from '@/lib/accounts/contract'
import { undoEmail } from '@/lib/accounts/undo-email'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(undoEmailContract, async ({ body }) => ({ resetToken: await undoEmail(body.token) })),
)
