import { endpoint, route } from '@/lib/http/endpoint'
import { loginAsChildContract } from '@/lib/accounts/contract'
import { answerWithSession } from '@/lib/accounts/session-answer'
import { loginAsChild } from '@/lib/accounts/switch-profile'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(loginAsChildContract, async ({ session, body, ...exchange }) =>
    answerWithSession(await loginAsChild(session, body), exchange),
  ),
)
