import { endpoint, route } from '@/lib/platform/http/endpoint'
import { gradeMasteryContract } from '@/lib/learning/mastery/contract'
import { countMasteredByTextbook } from '@/lib/learning/mastery/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(gradeMasteryContract, ({ session, params: { id } }) =>
    countMasteredByTextbook(session.accountId, id),
  ),
)
