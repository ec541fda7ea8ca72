import { listContract } from '@/lib/content/grades/contract'
import { listAllGrades } from '@/lib/content/grades/records'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listContract, listAllGrades))
