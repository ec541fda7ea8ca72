import { endpoint, route } from '@/lib/http/endpoint'
import { readLogContract } from '@/lib/records/contract'
import { readLogEntry } from '@/lib/records/log'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readLogContract, ({ params }) => readLogEntry(params.id)),
)
