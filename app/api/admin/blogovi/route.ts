import { createContract, listContract } from '@/lib/site/blog/contract'
import { listPostRecords, savePost } from '@/lib/site/blog/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listPostRecords),
  endpoint(createContract, ({ body, session }) => savePost(session.accountId, body)),
)
