import { endpoint, route } from '@/lib/platform/http/endpoint'
import { registerContract } from '@/lib/across/accounts/contract'
import { register } from '@/lib/across/accounts/register'
import { answerWithSession } from '@/lib/across/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(registerContract, async ({ body, ...exchange }) =>
    answerWithSession(await register(body), exchange),
  ),
)
