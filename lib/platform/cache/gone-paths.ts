import 'server-only'
import { renewalCount } from './freshness'
import {
  isRemembered,
  newPathMemory,
  PAGE_EXISTENCE_TAGS,
  SLUG_PATTERN,
  withLookupTimeout,
  type PageLookups,
} from './unknown-paths'

/**
 * Tells whether a path without a page belonged to a deleted page. Results are cached with the
 * limits of `unknownPathChecker`. A look-up that fails or takes too long counts as false.
 * @param lookups by the route of the page or of its parent page
 */
export function gonePathChecker(lookups: PageLookups) {
  const routes = Object.entries(lookups).map(([route, isGone]) => ({
    regex: regexOf(route),
    isGone,
  }))
  // Separate memories, so that paths that never existed evict no deleted ones.
  const goneAt = newPathMemory()
  const nothingAt = newPathMemory()

  return (path: string): boolean | Promise<boolean> => {
    for (const { regex, isGone } of routes) {
      const params = regex.exec(path)?.slice(1)
      if (!params?.every((param) => SLUG_PATTERN.test(param))) continue
      if (isRemembered(goneAt, path, PAGE_EXISTENCE_TAGS)) return true
      if (isRemembered(nothingAt, path, PAGE_EXISTENCE_TAGS)) return false
      const since = renewalCount()
      const finding = isGone(...params).then((gone) => {
        const memory = gone ? goneAt : nothingAt
        memory.set(path, since)
        return gone
      })
      return withLookupTimeout(finding, false).catch(() => false)
    }
    return false
  }
}

/** Matches the route and at most one segment below it, such as the quiz of a lesson. */
const regexOf = (route: string) =>
  new RegExp(`^${route.replaceAll(/\[\w+\]/g, '([^/]{1,120})')}(?:/[^/]+)?/?$`)
