import { BLOG_DESCRIPTION } from '@/app/(blog)/blog/blog-metadata'
import { cachedPosts } from '@/lib/site/blog/cached'
import { rssOf } from '@/lib/site/blog/rss'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { siteUrl } from '@/lib/platform/env'
import { DEFAULT_SITE_NAME } from '@/lib/platform/metadata'
import { cachedSiteFrame } from '@/lib/site/dynamic-content/cached'

const MOST_POSTS = 20

/** The newest posts for feed readers. */
export async function GET() {
  return new Response(await cachedFeed(), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}

async function cachedFeed() {
  'use cache'
  keepUntilRenewed('site', 'posts')
  const [posts, site] = await Promise.all([cachedPosts(), cachedSiteFrame()])
  return rssOf(posts.slice(0, MOST_POSTS), {
    title: `${site?.brandName ?? DEFAULT_SITE_NAME}: blog`,
    description: BLOG_DESCRIPTION,
    urlOf: (path) => new URL(path, siteUrl()).href,
  })
}
