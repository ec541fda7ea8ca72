import { endpoint, route } from '@/lib/platform/http/endpoint'
import { returnToParentContract } from '@/lib/across/accounts/contract'
import { answerWithSession } from '@/lib/across/accounts/session-answer'
import { returnToParent } from '@/lib/across/accounts/switch-profile'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(returnToParentContract, async ({ session, body, ...exchange }) =>
    answerWithSession(await returnToParent(session, body.childId), exchange),
  ),
)
