import { endpoint, route } from '@/lib/platform/http/endpoint'
import { wishWeeklyReportContract } from '@/lib/learning/reports/contract'
import { saveWeeklyReportChoice } from '@/lib/learning/reports/weekly'
import { assertSelf } from '@/lib/people/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(wishWeeklyReportContract, async ({ session, body: { parentId, isWanted } }) => {
    assertSelf(session, parentId)
    await saveWeeklyReportChoice(session.accountId, isWanted)
    return { success: true, isWanted }
  }),
)
