import { createContract, listContract } from '@/lib/site/blog/contract'
import { listAllPosts, savePost } from '@/lib/site/blog/records'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listAllPosts),
  endpoint(createContract, ({ body, session }) => savePost(session.accountId, body)),
)
