import { endpoint, route } from '@/lib/platform/http/endpoint'
import { loginAsChildContract } from '@/lib/across/accounts/contract'
import { answerWithSession } from '@/lib/across/accounts/session-answer'
import { loginAsChild } from '@/lib/across/accounts/switch-profile'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(loginAsChildContract, async ({ session, body, ...exchange }) =>
    answerWithSession(await loginAsChild(session, body), exchange),
  ),
)
