import 'server-only'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { findPost, hasPosts, listPosts } from './queries'

/** The published posts, newest first. */
export async function cachedPosts() {
  'use cache'
  keepUntilRenewed('site', 'posts')
  return isBuildPhase() ? [] : listPosts()
}

/**
 * Whether pages link to the blog. Tagged `site`, because every page is rendered again when it
 * changes.
 */
export async function cachedHasPosts() {
  'use cache'
  keepUntilRenewed('site')
  return isBuildPhase() ? false : hasPosts()
}

/** A published post, or null. */
export async function cachedPost(slug: string) {
  'use cache'
  keepUntilRenewed('site', `post:${slug}`)
  return isBuildPhase() ? null : findPost(slug)
}
