import { listGradesContract } from '@/lib/content/curriculum/contract'
import { listGrades } from '@/lib/content/curriculum/queries'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listGradesContract, listGrades))
