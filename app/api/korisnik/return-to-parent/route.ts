import { endpoint, route } from '@/lib/http/endpoint'
import { returnToParentContract } from '@/lib/accounts/contract'
import { answerWithSession } from '@/lib/accounts/session-answer'
import { returnToParent } from '@/lib/accounts/switch-profile'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(returnToParentContract, async ({ session, body, ...exchange }) =>
    answerWithSession(await returnToParent(session, body.childId), exchange),
  ),
)
