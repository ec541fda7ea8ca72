import { endpoint, route } from '@/lib/http/endpoint'
import { signInContract } from '@/lib/accounts/contract'
import { answerWithSession } from '@/lib/accounts/session-answer'
import { signIn } from '@/lib/accounts/sign-in'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(signInContract, async ({ body, ...exchange }) =>
    answerWithSession(await signIn(body, exchange.request), exchange),
  ),
)
