import { endpoint, route } from '@/lib/http/endpoint'
import { wishWeeklyReportContract } from '@/lib/reports/contract'
import { wishWeeklyReport } from '@/lib/reports/weekly'
import { assertSelf } from '@/lib/users/policy'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(wishWeeklyReportContract, async ({ session, body: { parentId, isWanted } }) => {
    assertSelf(session, parentId)
    await wishWeeklyReport(session.accountId, isWanted)
    return { success: true, isWanted }
  }),
)
