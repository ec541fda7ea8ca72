import { listContract } from '@/lib/content/grades/contract'
import { listAllGrades } from '@/lib/content/grades/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listContract, listAllGrades))
