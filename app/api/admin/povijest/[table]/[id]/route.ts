import { endpoint, route } from '@/lib/http/endpoint'
import { historyContract } from '@/lib/records/contract'
import { listHistory } from '@/lib/records/history'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(historyContract, listHistory))
