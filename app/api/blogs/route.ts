import { cachedPosts } from '@/lib/site/blog/cached'
import { listPostsContract } from '@/lib/site/blog/contract'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listPostsContract, cachedPosts))
