import { listContract } from '@/lib/content/scripts/contract'
import { listScripts } from '@/lib/content/scripts/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listContract, listScripts))
