import 'server-only'
import { LRUCache } from 'lru-cache'
import { readFileSync } from 'node:fs'
import { isCall } from '@/lib/platform/http/is-call'
import { isFresh, renewalCount } from './freshness'
import type { CacheTag } from './tags'

/**
 * Functions that tell whether a page exists, by the route in `app` of the page or of its parents.
 * Each gets the route's parameters, which are slugs, and looks them up in an index.
 */
export type PageLookups = Record<string, (...params: string[]) => Promise<boolean>>

/** Maximum time of a look-up, which delays the request in addition to the page's own reads. */
const LOOKUP_MS = 1_000

/** Memory for paths with a page, and for paths without one, in bytes. */
const MEMORY_BYTES = 2_000_000

/** Overhead per remembered path, in bytes. */
const ENTRY_BYTES = 150

/** Remembers paths with the `renewalCount` of their look-up. */
export const newPathMemory = () =>
  new LRUCache<string, number>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: (_, path) => path.length + ENTRY_BYTES,
  })

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const MAX_SLUG = 120

type Route = { page: string; regex: string }

/** True for Next's internal pages, such as `/_global-error`, which have no address. */
const isInner = (page: string) => page.startsWith('/_')

/**
 * Recognises paths without a file, route or page of the content. The build's manifest contains the
 * routes, so only routes with parameters need a look-up. Without this check Next would take
 * `/_next/nema` for a textbook's address, and render and cache a page for it. If a look-up fails or
 * takes too long, the path counts as known and its page decides.
 * @param manifestFile `routes-manifest.json` of the build
 * @param files addresses of the files in `public` and of the build
 */
export function unknownPathChecker(
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
    // For each route the build also has a copy with the placeholder, which is no real address.
    isPlaceholder: page.split('/').includes('_'),
    regex: new RegExp(regex),
    exists: lookupOf(page, lookups),
  }))
  // Separate memories, so that unknown addresses evict no known ones.
  const pagesAt = newPathMemory()
  const nothingAt = newPathMemory()

  return (asked: string): boolean | Promise<boolean> => {
    // Next redirects an address with a trailing slash to the address without it.
    const path = asked.length > 1 && asked.endsWith('/') ? asked.slice(0, -1) : asked
    if (files.has(path) || isCall(path)) return false
    if (path.startsWith('/_next/')) return true
    if (fixed.has(path)) return false
    const route = routes.find(({ regex }) => regex.test(path))
    if (!route || route.isPlaceholder) return true
    if (!route.exists) return false
    const params = (route.regex.exec(path) ?? []).slice(1)
    if (!params.every((param) => SLUG_PATTERN.test(param) && param.length <= MAX_SLUG)) return true
    const since = renewalCount()
    if (isRemembered(pagesAt, path, PAGE_EXISTENCE_TAGS)) return false
    if (isRemembered(nothingAt, path, PAGE_EXISTENCE_TAGS)) return true
    const finding = route.exists(...params).then((isThere) => {
      const memory = isThere ? pagesAt : nothingAt
      memory.set(path, since)
      return !isThere
    })
    return withLookupTimeout(finding, false).catch(() => false)
  }
}

/**
 * Tags that are renewed when pages are added or removed; a new question, or a new address of one,
 * only renews `lists`.
 */
export const PAGE_EXISTENCE_TAGS: CacheTag[] = ['content', 'addresses', 'lists']

/** True for a path that was looked up after pages were last added or removed. */
export const isRemembered = (
  memory: LRUCache<string, number>,
  path: string,
  tags: CacheTag[],
): boolean => isFresh({ tags, since: memory.get(path) ?? -1 })

/** The result of a look-up, or `otherwise` if it takes too long, which must not be remembered. */
export function withLookupTimeout<Found>(found: Promise<Found>, otherwise: Found): Promise<Found> {
  const { promise, resolve } = Promise.withResolvers<Found>()
  const timer = setTimeout(resolve, LOOKUP_MS, otherwise)
  return Promise.race([found, promise]).finally(() => clearTimeout(timer))
}

/** The look-up of the longest route that contains the page. */
function lookupOf(page: string, lookups: PageLookups) {
  const [route = ''] = Object.keys(lookups)
    .filter((one) => `${page}/`.startsWith(`${one}/`))
    .sort((one, other) => other.length - one.length)
  return lookups[route]
}
