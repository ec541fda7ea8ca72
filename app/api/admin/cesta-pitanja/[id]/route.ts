import { endpoint, route } from '@/lib/platform/http/endpoint'
import { deleteContract, readContract, saveContract } from '@/lib/site/dynamic-content/faq/contract'
import { deleteFaqEntry, readFaqEntry, saveFaqEntry } from '@/lib/site/dynamic-content/faq/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readContract, ({ params }) => readFaqEntry(params.id)),
  endpoint(saveContract, ({ params, body, session }) =>
    saveFaqEntry(session.accountId, body, params.id),
  ),
  endpoint(deleteContract, (asked) => deleteFaqEntry(asked.session.accountId, asked)),
)
