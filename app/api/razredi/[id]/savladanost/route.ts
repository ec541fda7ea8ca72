import { endpoint, route } from '@/lib/http/endpoint'
import { gradeMasteryContract } from '@/lib/mastery/contract'
import { countMastered } from '@/lib/mastery/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(gradeMasteryContract, ({ session, params: { id } }) =>
    countMastered(session.accountId, id),
  ),
)
