import { cachedPost } from '@/lib/site/blog/cached'
import { POST_MISSING, readPostContract } from '@/lib/site/blog/contract'
import { findCurrentSlug } from '@/lib/platform/admin/former-slugs'
import { endpoint, route } from '@/lib/platform/http/endpoint'
import { HttpError } from '@/lib/platform/http/errors'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(readPostContract, async ({ params }) => {
    const post = (await cachedPost(params.slug)) ?? (await postNow(params.slug))
    if (!post) throw new HttpError(404, POST_MISSING)
    return post
  }),
)

/** A post by one of its former slugs. */
async function postNow(former: string) {
  const slug = await findCurrentSlug('blog_posts', former)
  return slug === null ? null : cachedPost(slug)
}
