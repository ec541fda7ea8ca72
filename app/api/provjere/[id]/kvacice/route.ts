import { endpoint, route } from '@/lib/http/endpoint'
import { tickPoints } from '@/lib/check/commands'
import { tickPointsContract } from '@/lib/check/contract'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(tickPointsContract, ({ session, params, body }) =>
    tickPoints({ pupilId: session.accountId, runId: params.id, ...body }),
  ),
)
