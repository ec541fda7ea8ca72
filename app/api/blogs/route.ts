import { cachedPosts } from '@/lib/blog/cached'
import { listPostsContract } from '@/lib/blog/contract'
import { endpoint, route } from '@/lib/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(endpoint(listPostsContract, cachedPosts))
