import 'server-only'
import { and, desc, eq } from 'drizzle-orm'
import { slugNow } from '@/lib/platform/admin/former-slugs'
import type { FormerLookups } from '@/lib/platform/cache/former-paths'
import type { PageLookups } from '@/lib/platform/cache/unknown-paths'
import { db, prepared } from '@/lib/platform/db/client'
import { postPath } from '@/lib/platform/paths'
import { POSTS_A_PAGE } from './paging'
import { blogPosts } from './tables'

/** Published posts as addresses with the time of their last change. */
export const listPostAddresses = () =>
  db()
    .select({ slug: blogPosts.slug, updatedAt: blogPosts.updatedAt })
    .from(blogPosts)
    .where(eq(blogPosts.isPublished, true))
    .orderBy(desc(blogPosts.publishedAt), desc(blogPosts.id))

const publishedPost = prepared(['slug'], (database, { slug }) =>
  database
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(eq(blogPosts.slug, slug), eq(blogPosts.isPublished, true))),
)

/** A further page of the list; the first one has the address of the blog. */
async function isFurtherPage(number: string): Promise<boolean> {
  if (!/^[1-9]\d{0,5}$/.test(number) || number === '1') return false
  const count = await db().$count(blogPosts, eq(blogPosts.isPublished, true))
  return Number(number) <= Math.ceil(count / POSTS_A_PAGE)
}

/** Which posts, and further pages of their list, there are. */
export const blogPages: PageLookups = {
  '/blog/[slug]': async (slug = '') => (await publishedPost({ slug })).length > 0,
  '/blog/-/stranica/[broj]': (number = '') => isFurtherPage(number),
}

/** Where the page of a renamed post is now. */
export const formerPosts: FormerLookups = {
  '/blog/[slug]': async (former = '') => {
    const slug = await slugNow('blog_posts', former)
    return slug && postPath(slug)
  },
}
