import { listContract } from '@/lib/content/subjects/contract'
import { listSubjectRecords } from '@/lib/content/subjects/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listContract, listSubjectRecords))
