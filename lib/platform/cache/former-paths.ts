import 'server-only'
import { LRUCache } from 'lru-cache'
import { isFresh, renewalCount } from './freshness'
import { PAGE_EXISTENCE_TAGS, SLUG_PATTERN, withLookupTimeout } from './unknown-paths'

/**
 * Functions that find the current path of pages, by the route of the page or of a parent page, the
 * deepest route first. Each gets the slugs of an address and returns the path of the record that
 * had them, or null.
 */
export type FormerLookups = Record<string, (...slugs: string[]) => Promise<string | null>>

/** Memory for paths, and overhead per path, in bytes. */
const MEMORY_BYTES = 2_000_000
const ENTRY_BYTES = 200

/**
 * Finds the redirect for a path without a page, whose record or a parent record was renamed or
 * moved. Results are cached until pages are added or removed. A look-up that fails or takes too
 * long finds nothing.
 */
export function currentPathFinder(lookups: FormerLookups) {
  const routes = Object.entries(lookups).map(([route, find]) => ({ regex: regexOf(route), find }))
  const known = new LRUCache<string, { since: number; to: string | null }>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ to }, path) => path.length + (to?.length ?? 0) + ENTRY_BYTES,
  })

  async function find(path: string): Promise<string | null> {
    for (const { regex, find: findRoute } of routes) {
      const [, ...parts] = regex.exec(path) ?? []
      const below = parts.pop() ?? ''
      if (!parts.length || !parts.every((part) => SLUG_PATTERN.test(part))) continue
      const now = await findRoute(...parts)
      // The deepest matching route decides, since its look-up considers all parent records too.
      return now && now + below !== path ? now + below : null
    }
    return null
  }

  return async (asked: string): Promise<string | null> => {
    const path = asked.replace(/\/$/, '')
    const before = known.get(path)
    if (before && isFresh({ tags: PAGE_EXISTENCE_TAGS, since: before.since })) return before.to
    const since = renewalCount()
    const finding = find(path).then((to) => {
      known.set(path, { since, to })
      return to
    })
    return withLookupTimeout(finding, null).catch(() => null)
  }
}

/**
 * Matches the route and, if it ends in a slug, everything below it, such as the quiz of a lesson. The
 * last group is what is below. A route that ends in a fixed name has no pages below it, so an address
 * there may be one of a record that formerly had this name as its slug.
 */
const regexOf = (route: string) =>
  new RegExp(
    `^${route.replaceAll(/\[\w+\]/g, '([^/]{1,120})')}${route.endsWith(']') ? '(/.+)?' : '()'}$`,
  )
