import { endpoint, route } from '@/lib/platform/http/endpoint'
import { signInContract } from '@/lib/across/accounts/contract'
import { answerWithSession } from '@/lib/across/accounts/session-answer'
import { signIn } from '@/lib/across/accounts/sign-in'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(signInContract, async ({ body, ...exchange }) =>
    answerWithSession(await signIn(body, exchange.request), exchange),
  ),
)
