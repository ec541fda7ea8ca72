import { endpoint, route } from '@/lib/platform/http/endpoint'
import { createContract } from '@/lib/content/questions/editing/contract'
import { listContract } from '@/lib/content/questions/editing/list-contract'
import { listQuestionRecords, saveQuestion } from '@/lib/content/questions/editing/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listQuestionRecords),
  endpoint(createContract, ({ body, session }) => saveQuestion(session.accountId, body)),
)
