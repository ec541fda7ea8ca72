import { readOperatorContract, saveOperatorContract } from '@/lib/billing/operator/contract'
import { readOperator, saveOperator } from '@/lib/billing/operator/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readOperatorContract, () => readOperator()),
  endpoint(saveOperatorContract, ({ body, session }) => saveOperator(session.accountId, body)),
)
