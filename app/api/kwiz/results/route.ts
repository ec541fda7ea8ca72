import { endpoint, route } from '@/lib/platform/http/endpoint'
import { keepRound } from '@/lib/learning/quiz/keep-round'
import { quizResultsContract } from '@/lib/learning/quiz/contract'
import { assertSessionPupil } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(quizResultsContract, async ({ session, body: { lessonID, roundID, ...ids } }) => {
    assertSessionPupil(session, ids)
    return keepRound({ pupilId: session.accountId, lessonId: lessonID, roundId: roundID })
  }),
)
