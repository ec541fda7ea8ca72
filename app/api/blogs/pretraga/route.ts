import { endpoint, route } from '@/lib/http/endpoint'
import { searchPostsContract } from '@/lib/search/contract'
import { searchPosts } from '@/lib/search/posts'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(searchPostsContract, ({ body }) => searchPosts(body.query)),
)
