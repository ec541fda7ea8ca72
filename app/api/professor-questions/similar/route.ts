import { endpoint, route } from '@/lib/http/endpoint'
import { listSimilarContract } from '@/lib/professor/contract'
import { listSimilar } from '@/lib/professor/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listSimilarContract, ({ session, query }) => listSimilar(session, query)),
)
