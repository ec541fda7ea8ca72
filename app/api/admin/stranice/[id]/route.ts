import { endpoint, route } from '@/lib/http/endpoint'
import { readContract, saveContract } from '@/lib/site/pages/contract'
import { readPage, savePage } from '@/lib/site/pages/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readPage(params.id)),
  endpoint(saveContract, ({ params, body, session }) =>
    savePage(session.accountId, body, params.id),
  ),
)
