import { endpoint, route } from '@/lib/http/endpoint'
import { registerContract } from '@/lib/accounts/contract'
import { register } from '@/lib/accounts/register'
import { answerWithSession } from '@/lib/accounts/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(registerContract, async ({ body, ...exchange }) =>
    answerWithSession(await register(body), exchange),
  ),
)
