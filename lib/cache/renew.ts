import 'server-only'
import { revalidateTag } from 'next/cache'
import { expirePages } from './page-store'
import type { CacheTag } from './tags'

/** Makes this process render pages with these tags anew at their next visit; stale is never shown. */
export function renew(tags: CacheTag[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  expirePages()
}
