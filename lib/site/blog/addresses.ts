import 'server-only'
import { and, desc, eq } from 'drizzle-orm'
import { findCurrentSlug } from '@/lib/platform/admin/former-slugs'
import type { FormerLookups } from '@/lib/platform/cache/former-paths'
import type { PageLookups } from '@/lib/platform/cache/unknown-paths'
import { db, prepared } from '@/lib/platform/db/client'
import { postPath } from '@/lib/platform/paths'
import { POSTS_A_PAGE } from './paging'
import { blogPosts } from './tables'

/** Addresses of the published posts, with the time of their last change. */
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

/** True for pages 2 and above of the list that exist; page 1 has the blog's own address. */
async function isFurtherPage(number: string): Promise<boolean> {
  if (!/^[1-9]\d{0,5}$/.test(number) || number === '1') return false
  const count = await db().$count(blogPosts, eq(blogPosts.isPublished, true))
  return Number(number) <= Math.ceil(count / POSTS_A_PAGE)
}

/** Checks which posts and further list pages exist. */
export const blogPageLookups: PageLookups = {
  '/blog/[slug]': async (slug = '') => (await publishedPost({ slug })).length > 0,
  '/blog/-/stranica/[broj]': (number = '') => isFurtherPage(number),
}

/** Redirects from the old address of a renamed post. */
export const formerPostLookups: FormerLookups = {
  '/blog/[slug]': async (former = '') => {
    const slug = await findCurrentSlug('blog_posts', former)
    return slug && postPath(slug)
  },
}
