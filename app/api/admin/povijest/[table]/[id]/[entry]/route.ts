import { endpoint, route } from '@/lib/http/endpoint'
import { versionContract } from '@/lib/records/contract'
import { readVersion } from '@/lib/records/history'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(versionContract, readVersion))
