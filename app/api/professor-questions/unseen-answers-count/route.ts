import { endpoint, route } from '@/lib/platform/http/endpoint'
import { countUnseenContract } from '@/lib/asking/professor/contract'
import { countUnseenAnswers } from '@/lib/asking/professor/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(countUnseenContract, async ({ session, query: { childId } }) => ({
    count: await countUnseenAnswers(session, childId),
  })),
)
