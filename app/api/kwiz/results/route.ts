import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { keepRound } from '@/lib/learning/rounds/commands'
import { quizResultsContract } from '@/lib/learning/rounds/contract'
import { assertChild } from '@/lib/users/own-child'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(quizResultsContract, async ({ session, body: { lessonID, roundID, ...ids } }) => {
    assertChild(session, ids)
    return keepRound({ pupilId: session.accountId, lessonId: lessonID, roundId: roundID })
  }),
)
