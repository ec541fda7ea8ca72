import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { registerContract } from '@/lib/users/contract'
import { register } from '@/lib/users/register'
import { answerWithSession } from '@/lib/users/session-answer'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(registerContract, async ({ body, ...exchange }) =>
    answerWithSession(await register(body), exchange),
  ),
)
