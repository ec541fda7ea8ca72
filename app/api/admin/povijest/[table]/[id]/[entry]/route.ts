import { endpoint, route } from '@/lib/platform/http/endpoint'
import { readVersionContract } from '@/lib/editing/records/contract'
import { readVersion } from '@/lib/editing/records/history'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(readVersionContract, readVersion))
