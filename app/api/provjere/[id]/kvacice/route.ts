import { endpoint, route } from '@/lib/platform/http/endpoint'
import { tickPoints } from '@/lib/learning/check/commands'
import { tickPointsContract } from '@/lib/learning/check/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(tickPointsContract, ({ session, params, body }) =>
    tickPoints({ pupilId: session.accountId, runId: params.id, ...body }),
  ),
)
