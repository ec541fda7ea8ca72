import { createContract, listContract } from '@/lib/blog/contract'
import { listAllPosts, savePost } from '@/lib/blog/records'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listContract, listAllPosts),
  endpoint(createContract, ({ body, session }) => savePost(session.accountId, body)),
)
