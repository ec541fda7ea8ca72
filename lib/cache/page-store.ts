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

type Store = { pages: Map<string, StoredPage>; bytes: number; generation: number }

const globals = globalThis as { iskraPages?: Store }
const store = (globals.iskraPages ??= { pages: new Map(), bytes: 0, generation: 0 })

/** Changes whenever pages are forgotten: what was rendered before must not be kept after. */
export const pageGeneration = () => store.generation

/** Drops every page: something that pages show has changed. */
export function forgetPages(): void {
  store.pages.clear()
  store.bytes = 0
  store.generation += 1
}

export function findPage(key: string): StoredPage | undefined {
  const page = store.pages.get(key)
  if (page) {
    store.pages.delete(key)
    store.pages.set(key, page)
  }
  return page
}

/** Keeps a page that was rendered in `generation`; drops those unused for longest when full. */
export function keepPage(key: string, page: StoredPage, generation: number): void {
  if (generation !== store.generation || page.body.length > PAGE_STORE_LIMITS.page) return
  drop(key)
  store.pages.set(key, page)
  store.bytes += page.body.length
  for (const oldest of store.pages.keys()) {
    if (store.bytes <= PAGE_STORE_LIMITS.total) break
    drop(oldest)
  }
}

function drop(key: string): void {
  store.bytes -= store.pages.get(key)?.body.length ?? 0
  store.pages.delete(key)
}

/** Bytes and pages that are kept now. */
export const pageStoreSize = () => ({ pages: store.pages.size, bytes: store.bytes })
