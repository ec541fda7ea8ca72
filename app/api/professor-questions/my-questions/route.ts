import { endpoint, route } from '@/lib/http/endpoint'
import { listOwnContract } from '@/lib/professor/contract'
import { listOwn } from '@/lib/professor/queries'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listOwnContract, ({ session, query }) => listOwn(session, query)),
)
