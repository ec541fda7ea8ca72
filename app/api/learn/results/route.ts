import { endpoint, route } from '@/lib/http/endpoint'
import { testResultsContract } from '@/lib/exams/contract'
import { finishTest } from '@/lib/exams/finish'
import { toTestResult } from '@/lib/exams/queries'
import { assertChild } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(testResultsContract, async ({ session, body: { testID, ...ids } }) => {
    assertChild(session, ids)
    return { success: true, result: toTestResult(await finishTest(session.accountId, testID)) }
  }),
)
