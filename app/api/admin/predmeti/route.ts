import { listContract } from '@/lib/content/curriculum/subjects/contract'
import { listSubjectRecords } from '@/lib/content/curriculum/subjects/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listContract, listSubjectRecords))
