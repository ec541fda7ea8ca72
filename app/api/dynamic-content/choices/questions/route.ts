import { endpoint, route } from '@/lib/platform/http/endpoint'
import { questionChoicesContract } from '@/lib/site/dynamic-content/lists/contract'
import { listQuestionChoices } from '@/lib/site/dynamic-content/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(questionChoicesContract, listQuestionChoices),
)
