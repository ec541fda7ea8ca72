import { endpoint, route } from '@/lib/platform/http/endpoint'
import { searchPostsContract } from '@/lib/asking/search/contract'
import { searchPosts } from '@/lib/asking/search/posts'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(searchPostsContract, ({ body }) => searchPosts(body.query)),
)
