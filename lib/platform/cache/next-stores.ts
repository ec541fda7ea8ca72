import 'server-only'
import { LRUCache } from 'lru-cache'
import type { CacheEntry, CacheHandler } from 'next/cache'
import { SharedCacheControls } from 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js'
import { isFresh, type CacheStamp } from './freshness'
import { renewalCountOfRendering, noteShownTags } from './renderings'

/** Maximum bytes of rendered pages, and of `'use cache'` values, that are cached for Next. */
const MAX_BYTES = 24_000_000

/** Overhead per entry, in bytes. */
const ENTRY_BYTES = 1_000

/** Maximum number of page lifetimes in Next's own memory, which Next never cleans up. */
const MAX_LIFETIMES = 20_000

type Kept<Entry> = CacheStamp & { entry: Entry }

/** A page or a route's response, as Next passes it. */
type Rendered = {
  html?: string
  rscData?: Buffer
  body?: Buffer
  segmentData?: Map<string, Buffer>
  headers?: Record<string, unknown>
}

type PageEntry = { value: Rendered | null; lastModified: number; cacheControl: unknown }

type KeptPage = Kept<PageEntry> & { html: Buffer | undefined }
type KeptValue = Kept<Omit<CacheEntry, 'value'>> & { bytes: Uint8Array<ArrayBuffer> }

const pages = new LRUCache<string, KeptPage>({ maxSize: MAX_BYTES })
const values = new LRUCache<string, KeptValue>({ maxSize: MAX_BYTES })

let lifetimes = 0

const TAGS_HEADER = 'x-next-cache-tags'

/** Tags of a rendering, without the path tags that Next adds, which are never renewed here. */
const tagsOf = (value: Rendered | null): string[] =>
  String(value?.headers?.[TAGS_HEADER] ?? '')
    .split(',')
    .filter((tag) => tag && !tag.startsWith('_N_T_'))

/**
 * Replaces Next's store of rendered pages: entries have tags, and the build's prerendered files are
 * not used.
 */
class PageStore {
  get(key: string): Promise<PageEntry | null> {
    const kept = pages.get(key)
    if (!kept || !isFresh(kept)) return Promise.resolve(null)
    noteShownTags(kept.tags)
    const { entry, html } = kept
    return Promise.resolve(
      html ? { ...entry, value: { ...entry.value, html: html.toString() } } : entry,
    )
  }

  set(key: string, value: Rendered | null, context: { cacheControl?: unknown }): Promise<void> {
    const stamp = { tags: tagsOf(value), since: renewalCountOfRendering() }
    noteShownTags(stamp.tags)
    // As a buffer, because a string with č or š takes two bytes per character.
    const html = value?.html === undefined ? undefined : Buffer.from(value.html)
    const rest = html ? { ...value, html: '' } : value
    const entry = { value: rest, lastModified: Date.now(), cacheControl: context.cacheControl }
    const parts = [html, value?.rscData, value?.body, ...(value?.segmentData?.values() ?? [])]
    const size = parts.reduce((sum, part) => sum + (part?.length ?? 0), ENTRY_BYTES)
    pages.set(key, { ...stamp, entry, html }, { size })
    lifetimes = (lifetimes + 1) % MAX_LIFETIMES
    // Safe to clear, since Next reads the lifetime from a page's entry first.
    if (lifetimes === 0) SharedCacheControls.prototype.clear()
    return Promise.resolve()
  }

  revalidateTag = () => Promise.resolve()

  resetRequestCache = () => undefined
}

/** Replaces Next's store for values of `'use cache'` functions. */
const valueStore: CacheHandler = {
  get: (key) => {
    const kept = values.get(key)
    if (!kept || !isFresh(kept)) return Promise.resolve(undefined)
    noteShownTags(kept.tags)
    return Promise.resolve({ ...kept.entry, value: new Blob([kept.bytes]).stream() })
  },
  set: async (key, pending) => {
    const since = renewalCountOfRendering()
    const { value, ...entry } = await pending
    const bytes = new Uint8Array(await new Response(value).arrayBuffer())
    noteShownTags(entry.tags)
    const kept = { tags: entry.tags, since, entry, bytes }
    values.set(key, kept, { size: bytes.length + ENTRY_BYTES })
  },
  refreshTags: () => Promise.resolve(),
  getExpiration: () => Promise.resolve(0),
  updateTags: () => Promise.resolve(),
}

/**
 * Installs these stores before Next starts. A renewal (lib/platform/cache/freshness) then reaches
 * both at once without a call, and the tags of each page's values are known.
 */
export function replaceStoresOfNext(): void {
  const hook = Symbol.for('@next/cache-handlers')
  Object.assign(globalThis, { [hook]: { FetchCache: PageStore, DefaultCache: valueStore } })
}
