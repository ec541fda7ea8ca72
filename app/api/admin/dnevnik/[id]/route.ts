import { endpoint, route } from '@/lib/platform/http/endpoint'
import { readLogEntryContract } from '@/lib/editing/records/contract'
import { readLogEntry } from '@/lib/editing/records/log'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readLogEntryContract, ({ params }) => readLogEntry(params.id)),
)
