import { endpoint, route } from '@/lib/platform/http/endpoint'
import { listContract } from '@/lib/site/dynamic-content/pages/contract'
import { ensureAndListPages } from '@/lib/site/dynamic-content/pages/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listContract, ensureAndListPages))
