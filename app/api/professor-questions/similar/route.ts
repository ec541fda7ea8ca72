import { endpoint, route } from '@/lib/platform/http/endpoint'
import { listSimilarContract } from '@/lib/asking/professor/contract'
import { listSimilar } from '@/lib/asking/professor/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listSimilarContract, ({ session, query }) => listSimilar(session, query)),
)
