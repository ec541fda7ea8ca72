import { endpoint, route } from '@/lib/platform/http/endpoint'
import { listLessonsToChooseContract } from '@/lib/content/questions/editing/list-contract'
import { listLessonsToChoose } from '@/lib/content/questions/editing/lessons-to-choose'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listLessonsToChooseContract, listLessonsToChoose),
)
