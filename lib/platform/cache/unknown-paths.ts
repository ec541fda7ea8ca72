import 'server-only'
import { LRUCache } from 'lru-cache'
import { readFileSync } from 'node:fs'
import { isCall } from '@/lib/platform/http/is-call'
import { isFresh, renewalCount } from './freshness'
import type { CacheTag } from './tags'

/**
 * Whether a page exists, by the route in `app` that it and the routes below belong to. Each gets the
 * route's parameters, which are slugs, and looks them up by an index.
 */
export type PageLookups = Record<string, (...params: string[]) => Promise<boolean>>

/** How long a look-up may delay a request, which waits for the page's own reads, too. */
const LOOKUP_MS = 1_000

/** Memory for paths that have a page, and as much for those that have none, in bytes. */
const MEMORY_BYTES = 2_000_000

/** Overhead of a remembered path beside its letters. */
const ENTRY_BYTES = 150

/** Remembers paths with the renewals that were known when they were looked up. */
export const newPathMemory = () =>
  new LRUCache<string, number>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (_, path) => path.length + ENTRY_BYTES,
  })

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX_SLUG = 120

type Route = { page: string; regex: string }

/** Pages that Next names for itself, such as `/_global-error`: they have no address. */
const isInner = (page: string) => page.startsWith('/_')

/**
 * Recognises paths without a file, route or page of the content. The build tells which route answers a
 * path, so only a route with parameters needs a look-up. Without this Next takes `/_next/nema` for a
 * textbook's address, and renders and caches a page for it. A look-up that fails, or takes too long,
 * leaves the path to its page.
 * @param manifestFile `routes-manifest.json` of the build
 * @param files addresses of the files in `public` and of the build
 */
export function unknownPathTest(
  manifestFile: string,
  files: ReadonlySet<string>,
  lookups: PageLookups,
) {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as {
    staticRoutes: Route[]
    dynamicRoutes: Route[]
  }
  const pages = manifest.staticRoutes.map(({ page }) => page)
  const fixed = new Set(pages.filter((page) => !isInner(page)))
  const routes = manifest.dynamicRoutes.map(({ page, regex }) => ({
    // The build has a copy of each route for its placeholder: an address of nothing.
    isPlaceholder: page.split('/').includes('_'),
    regex: new RegExp(regex),
    exists: lookupOf(page, lookups),
  }))
  // Apart, so that unknown addresses evict no known ones.
  const pagesAt = newPathMemory()
  const nothingAt = newPathMemory()

  return (asked: string): boolean | Promise<boolean> => {
    // Next sends an address with a slash at its end to the one without.
    const path = asked.length > 1 && asked.endsWith('/') ? asked.slice(0, -1) : asked
    if (files.has(path) || isCall(path)) return false
    if (path.startsWith('/_next/')) return true
    if (fixed.has(path)) return false
    const route = routes.find(({ regex }) => regex.test(path))
    if (!route || route.isPlaceholder) return true
    if (!route.exists) return false
    const params = (route.regex.exec(path) ?? []).slice(1)
    if (!params.every((param) => SLUG.test(param) && param.length <= MAX_SLUG)) return true
    const since = renewalCount()
    if (knows(pagesAt, path, NOTHING_TAGS)) return false
    if (knows(nothingAt, path, NOTHING_TAGS)) return true
    return withinLimit(route.exists(...params), true).then(
      (isThere) => {
        const memory = isThere ? pagesAt : nothingAt
        memory.set(path, since)
        return !isThere
      },
      () => false,
    )
  }
}

/** A new question, or a new address of one, announces no more than that lists are old. */
export const NOTHING_TAGS: CacheTag[] = ['content', 'addresses', 'lists']

/** True for a path that was looked up since pages were last added or removed. */
export const knows = (memory: LRUCache<string, number>, path: string, tags: CacheTag[]): boolean =>
  isFresh({ tags, since: memory.get(path) ?? -1 })

/** What is found in time, else `otherwise`. */
export function withinLimit<Found>(found: Promise<Found>, otherwise: Found): Promise<Found> {
  const { promise, resolve } = Promise.withResolvers<Found>()
  const timer = setTimeout(resolve, LOOKUP_MS, otherwise)
  return Promise.race([found, promise]).finally(() => clearTimeout(timer))
}

/** The look-up of the longest route that the page is at or below. */
function lookupOf(page: string, lookups: PageLookups) {
  const [route = ''] = Object.keys(lookups)
    .filter((one) => `${page}/`.startsWith(`${one}/`))
    .sort((one, other) => other.length - one.length)
  return lookups[route]
}
