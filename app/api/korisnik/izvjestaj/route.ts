import { endpoint, route } from '@/lib/platform/http/endpoint'
import { HttpError } from '@/lib/platform/http/errors'
import { REPORT_MESSAGES, reportContract } from '@/lib/learning/reports/contract'
import { findReport } from '@/lib/learning/reports/report'
import { USER_MESSAGES } from '@/lib/people/users/messages'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(reportContract, async ({ session, query: { childId, razdoblje: key } }) => {
    const report = await findReport({ parentId: session.accountId, childId, key })
    if (report === 'none') throw new HttpError(404, USER_MESSAGES.notFound)
    if (report === 'closed') throw new HttpError(403, REPORT_MESSAGES.membersOnly)
    return report
  }),
)
