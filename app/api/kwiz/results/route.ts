import { endpoint, route } from '@/lib/http/endpoint'
import { keepRound } from '@/lib/quiz/keep-round'
import { quizResultsContract } from '@/lib/quiz/contract'
import { assertChild } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(quizResultsContract, async ({ session, body: { lessonID, roundID, ...ids } }) => {
    assertChild(session, ids)
    return keepRound({ pupilId: session.accountId, lessonId: lessonID, roundId: roundID })
  }),
)
