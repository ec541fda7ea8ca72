import { endpoint, route } from '@/lib/http/endpoint'
import { listContract } from '@/lib/site/pages/contract'
import { listPages } from '@/lib/site/pages/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listContract, listPages))
