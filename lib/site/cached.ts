import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { isBuildPhase } from '@/lib/cache/build-phase'
import { findDynamicContent } from './queries'

/** Banner, featured lessons and sponsors, kept until an editor changes them. */
export async function cachedDynamicContent() {
  'use cache'
  cacheLife('max')
  cacheTag('content', 'site')
  return isBuildPhase() ? null : findDynamicContent()
}
