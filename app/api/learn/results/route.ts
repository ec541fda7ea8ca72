import { endpoint, route } from '@/lib/platform/http/endpoint'
import { handInTestContract } from '@/lib/learning/exams/contract'
import { finishTest } from '@/lib/learning/exams/finish'
import { toTestResult } from '@/lib/learning/exams/queries'
import { assertSessionPupil } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(handInTestContract, async ({ session, body: { testID, ...ids } }) => {
    assertSessionPupil(session, ids)
    return { success: true, result: toTestResult(await finishTest(session.accountId, testID)) }
  }),
)
