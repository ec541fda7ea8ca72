import { endpoint } from '@/lib/http/endpoint'
import { clientAddress } from '@/lib/http/rate-limit'
import { route } from '@/lib/http/route'
import { signInContract } from '@/lib/users/contract'
import { answerWithSession } from '@/lib/users/session-answer'
import { signIn } from '@/lib/users/sign-in'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(signInContract, async ({ body, ...exchange }) => {
    const address = clientAddress(exchange.request)
    return answerWithSession(await signIn({ ...body, address }), exchange)
  }),
)
