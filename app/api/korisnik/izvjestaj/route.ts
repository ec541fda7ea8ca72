import { endpoint, route } from '@/lib/http/endpoint'
import { HttpError } from '@/lib/http/errors'
import { reportContract } from '@/lib/reports/contract'
import { REPORT_MESSAGES } from '@/lib/reports/messages'
import { findReport } from '@/lib/reports/report'
import { USER_MESSAGES } from '@/lib/users/messages'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(reportContract, async ({ session, query: { childId, razdoblje: key } }) => {
    const report = await findReport({ parentId: session.accountId, childId, key })
    if (report === 'none') throw new HttpError(404, USER_MESSAGES.notFound)
    if (report === 'closed') throw new HttpError(403, REPORT_MESSAGES.membersOnly)
    return report
  }),
)
