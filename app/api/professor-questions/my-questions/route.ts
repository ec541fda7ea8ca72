import { endpoint, route } from '@/lib/platform/http/endpoint'
import { listOwnContract } from '@/lib/asking/professor/contract'
import { listOwn } from '@/lib/asking/professor/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listOwnContract, ({ session, query }) => listOwn(session, query)),
)
