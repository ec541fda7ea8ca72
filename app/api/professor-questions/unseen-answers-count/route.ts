import { endpoint, route } from '@/lib/http/endpoint'
import { countUnseenContract } from '@/lib/professor/contract'
import { countUnseen } from '@/lib/professor/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(countUnseenContract, async ({ session, query: { childId } }) => ({
    count: await countUnseen(session, childId),
  })),
)
