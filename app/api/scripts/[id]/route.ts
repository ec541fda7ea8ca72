import { readContract, saveContract } from '@/lib/content/curriculum/scripts/contract'
import { readScript, saveScript } from '@/lib/content/curriculum/scripts/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readScript(params.id)),
  endpoint(saveContract, (sent) => saveScript(sent.session.accountId, sent)),
)
