import { endpoint, route } from '@/lib/platform/http/endpoint'
import { readContract, saveContract } from '@/lib/site/dynamic-content/pages/contract'
import { readPage, savePage } from '@/lib/site/dynamic-content/pages/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readPage(params.id)),
  endpoint(saveContract, ({ params, body, session }) =>
    savePage(session.accountId, body, params.id),
  ),
)
