import 'server-only'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { findPost, hasPosts, listPosts } from './queries'

/** What is published, the newest first. */
export async function cachedPosts() {
  'use cache'
  keepUntilRenewed('site', 'posts')
  return isBuildPhase() ? [] : listPosts()
}

/** Whether pages lead to the blog: announced as `site`, since each of them is made anew then. */
export async function cachedHasPosts() {
  'use cache'
  keepUntilRenewed('site')
  return isBuildPhase() ? false : hasPosts()
}

/** A published post; null without one. */
export async function cachedPost(slug: string) {
  'use cache'
  keepUntilRenewed('site', `post:${slug}`)
  return isBuildPhase() ? null : findPost(slug)
}
