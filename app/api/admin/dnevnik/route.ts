import { endpoint, route } from '@/lib/platform/http/endpoint'
import { listLogContract } from '@/lib/editing/records/contract'
import { listLog } from '@/lib/editing/records/log'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listLogContract, listLog))
