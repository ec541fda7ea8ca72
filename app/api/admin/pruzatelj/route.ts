import { readOperatorContract, saveOperatorContract } from '@/lib/people/billing/operator/contract'
import { readOperator, saveOperator } from '@/lib/people/billing/operator/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readOperatorContract, () => readOperator()),
  endpoint(saveOperatorContract, ({ body, session }) => saveOperator(session.accountId, body)),
)
