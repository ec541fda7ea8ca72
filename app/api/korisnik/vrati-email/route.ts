import { endpoint, route } from '@/lib/platform/http/endpoint'
import { undoEmailChangeContract } from '@/lib/across/accounts/contract'
import { restoreFormerEmail } from '@/lib/across/accounts/restore-former-email'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(undoEmailChangeContract, async ({ body }) => ({
    resetToken: await restoreFormerEmail(body.token),
  })),
)
