import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { CacheTag } from './tags'

/** In a `'use cache'` function: caches its value until one of these tags is renewed. */
export function keepUntilRenewed(...tags: CacheTag[]): void {
  cacheLife('max')
  cacheTag(...tags)
}
