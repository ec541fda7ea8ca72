import { endpoint, route } from '@/lib/platform/http/endpoint'
import { saveRoundResult } from '@/lib/learning/quiz/save-round-result'
import { quizResultsContract } from '@/lib/learning/quiz/contract'
import { assertSessionPupil } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(quizResultsContract, async ({ session, body: { lessonID, roundID, ...ids } }) => {
    assertSessionPupil(session, ids)
    return saveRoundResult({ pupilId: session.accountId, lessonId: lessonID, roundId: roundID })
  }),
)
