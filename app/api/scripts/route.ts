import { listContract } from '@/lib/content/curriculum/scripts/contract'
import { listScripts } from '@/lib/content/curriculum/scripts/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listContract, listScripts))
