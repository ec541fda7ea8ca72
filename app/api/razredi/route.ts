import { listGradesContract } from '@/lib/content/contract'
import { listGrades } from '@/lib/content/queries'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listGradesContract, listGrades))
