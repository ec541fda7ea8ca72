import 'server-only'
import { LRUCache } from 'lru-cache'
import { isFresh, type CacheStamp } from './freshness'

/** A complete response as it was sent, compressed. */
export type StoredPage = {
  status: number
  headers: Record<string, number | string | string[]>
  etag: string | undefined
  body: Buffer
}

/** Maximum size of a cached page, and of all cached pages, in bytes. */
export const PAGE_STORE_LIMITS = { page: 1_000_000, total: 48_000_000 } as const

/** Overhead per page, beside its body and headers. */
const COPY_BYTES = 1_000

const pages = new LRUCache<string, StoredPage & CacheStamp>({ maxSize: PAGE_STORE_LIMITS.total })

/** A cached page that is not stale. */
export function findPage(key: string): StoredPage | undefined {
  const page = pages.get(key)
  return page && isFresh(page) ? page : undefined
}

/**
 * The last cached page, even if stale, for when a new one can't be rendered. Stale pages stay until
 * they are replaced or evicted.
 */
export const findPageEvenIfStale = (key: string): StoredPage | undefined => pages.get(key)

/** Caches a page, unless it is too large or one of its tags was renewed in the meantime. */
export function keepPage(key: string, page: StoredPage, { tags, since }: CacheStamp): void {
  if (page.body.length > PAGE_STORE_LIMITS.page || !isFresh({ tags, since })) return
  const texts = [key, JSON.stringify(page.headers), ...tags]
  const size = texts.reduce((sum, text) => sum + text.length, page.body.length + COPY_BYTES)
  pages.set(key, { ...page, tags, since }, { size })
}

/** Drops all pages, including stale ones. */
export const forgetPages = (): void => pages.clear()

/** Number and size of all cached pages, including stale ones. */
export const pageStoreSize = () => ({ entries: pages.size, bytes: pages.calculatedSize })
