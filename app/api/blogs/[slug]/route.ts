import { cachedPost } from '@/lib/blog/cached'
import { POST_MISSING, readPostContract } from '@/lib/blog/contract'
import { slugNow } from '@/lib/admin/former-slugs'
import { endpoint, route } from '@/lib/http/endpoint'
import { HttpError } from '@/lib/http/errors'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readPostContract, async ({ params }) => {
    const post = (await cachedPost(params.slug)) ?? (await postNow(params.slug))
    if (!post) throw new HttpError(404, POST_MISSING)
    return post
  }),
)

/** A post by a slug that it had. */
async function postNow(former: string) {
  const slug = await slugNow('blog_posts', former)
  return slug === null ? null : cachedPost(slug)
}
