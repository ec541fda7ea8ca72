import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { loginAsChildContract } from '@/lib/users/contract'
import { answerWithSession } from '@/lib/users/session-answer'
import { loginAsChild } from '@/lib/users/switch-profile'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(loginAsChildContract, async ({ session, body, ...exchange }) =>
    answerWithSession(await loginAsChild(session, body), exchange),
  ),
)
