import { listGradesContract } from '@/lib/content/contract'
import { listGrades } from '@/lib/content/queries'
import { endpoint } from '@/lib/http/endpoint'
import { route } from '@/lib/http/route'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listGradesContract, listGrades))
