import { endpoint, route } from '@/lib/platform/http/endpoint'
import { saveFriendListsContract } from '@/lib/site/dynamic-content/lists/contract'
import { saveFriendLists } from '@/lib/site/dynamic-content/lists/records'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(saveFriendListsContract, ({ body, session }) =>
    saveFriendLists(session.accountId, body),
  ),
)
