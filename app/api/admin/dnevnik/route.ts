import { endpoint, route } from '@/lib/http/endpoint'
import { listLogContract } from '@/lib/records/contract'
import { listLog } from '@/lib/records/log'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listLogContract, listLog))
