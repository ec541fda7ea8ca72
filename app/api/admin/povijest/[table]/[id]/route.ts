import { endpoint, route } from '@/lib/platform/http/endpoint'
import { historyContract } from '@/lib/editing/records/contract'
import { listHistory } from '@/lib/editing/records/history'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(historyContract, listHistory))
