import { listContract } from '@/lib/content/curriculum/grades/contract'
import { listGradeRecords } from '@/lib/content/curriculum/grades/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listContract, listGradeRecords))
