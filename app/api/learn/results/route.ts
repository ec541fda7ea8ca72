import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'
import { testResultsContract } from '@/lib/learning/tests/contract'
import { finishTest } from '@/lib/learning/tests/finish'
import { toTestResult } from '@/lib/learning/tests/queries'
import { assertChild } from '@/lib/users/own-child'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(testResultsContract, async ({ session, body: { testID, ...ids } }) => {
    assertChild(session, ids)
    return { success: true, result: toTestResult(await finishTest(session.accountId, testID)) }
  }),
)
