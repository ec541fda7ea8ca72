import 'server-only'

/** A whole answer as it went out, compressed. */
export type StoredPage = {
  status: number
  headers: Record<string, number | string | string[]>
  etag: string | undefined
  body: Buffer
}

/** Largest page and largest sum of pages that are kept, in bytes. */
export const PAGE_STORE_LIMITS = { page: 1_000_000, total: 48_000_000 } as const

type Copy = { page: StoredPage; generation: number }
type Store = { pages: Map<string, Copy>; bytes: number; generation: number }

const globals = globalThis as { iskraPages?: Store }
const store = (globals.iskraPages ??= { pages: new Map(), bytes: 0, generation: 0 })

/** Changes whenever pages expire: what was rendered before must not count as new after. */
export const pageGeneration = () => store.generation

/**
 * Lets every page expire: something that pages show has changed. The old copies stay until they are
 * replaced, for when a new one can't be made.
 */
export function expirePages(): void {
  store.generation += 1
}

/** Drops every page, the expired ones too. */
export function forgetPages(): void {
  store.pages.clear()
  store.bytes = 0
  expirePages()
}

/** A page that has not expired. */
export function findPage(key: string): StoredPage | undefined {
  const copy = store.pages.get(key)
  if (copy?.generation !== store.generation) return undefined
  return touch(key, copy)
}

/** The page as it was last kept, however old: for when a new one can't be made. */
export function findLastPage(key: string): StoredPage | undefined {
  const copy = store.pages.get(key)
  return copy && touch(key, copy)
}

/** Those that were asked for last stay longest. */
function touch(key: string, copy: Copy): StoredPage {
  store.pages.delete(key)
  store.pages.set(key, copy)
  return copy.page
}

/** Keeps a page that was rendered in `generation`; drops those unused for longest when full. */
export function keepPage(key: string, page: StoredPage, generation: number): void {
  if (generation !== store.generation || page.body.length > PAGE_STORE_LIMITS.page) return
  drop(key)
  store.pages.set(key, { page, generation })
  store.bytes += page.body.length
  for (const oldest of store.pages.keys()) {
    if (store.bytes <= PAGE_STORE_LIMITS.total) break
    drop(oldest)
  }
}

function drop(key: string): void {
  store.bytes -= store.pages.get(key)?.page.body.length ?? 0
  store.pages.delete(key)
}

/** Bytes and pages that are kept now, the expired ones too. */
export const pageStoreSize = () => ({ pages: store.pages.size, bytes: store.bytes })
