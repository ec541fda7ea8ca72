import 'server-only'
import { isBuildPhase } from '@/lib/cache/build-phase'
import { keepUntilRenewed } from '@/lib/cache/keep-until-renewed'
import { findPost, listPosts } from './queries'

/** What is published, the newest first. */
export async function cachedPosts() {
  'use cache'
  keepUntilRenewed('site', 'posts')
  return isBuildPhase() ? [] : listPosts()
}

/** A published post; null without one. */
export async function cachedPost(slug: string) {
  'use cache'
  keepUntilRenewed('site', `post:${slug}`)
  return isBuildPhase() ? null : findPost(slug)
}
