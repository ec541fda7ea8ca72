import { endpoint, route } from '@/lib/http/endpoint'
import { questionChoicesContract } from '@/lib/site/lists/contract'
import { listQuestionChoices } from '@/lib/site/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(questionChoicesContract, listQuestionChoices),
)
