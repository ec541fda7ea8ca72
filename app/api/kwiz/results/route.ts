import { endpoint, route } from '@/lib/platform/http/endpoint'
import { saveRoundResult } from '@/lib/learning/quiz/save-round-result'
import { saveRoundResultContract } from '@/lib/learning/quiz/contract'
import { assertSessionPupil } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveRoundResultContract, async ({ session, body: { lessonID, roundID, ...ids } }) => {
    assertSessionPupil(session, ids)
    return saveRoundResult({ pupilId: session.accountId, lessonId: lessonID, roundId: roundID })
  }),
)
