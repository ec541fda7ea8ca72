import 'server-only'
import { renewalCount } from './freshness'
import {
  knows,
  newPathMemory,
  NOTHING_TAGS,
  SLUG,
  withinLimit,
  type PageLookups,
} from './unknown-paths'

/**
 * Recognises paths of pages that were deleted, among those that have no page. It remembers, as
 * `unknownPathTest` does, within the same bounds. A look-up that fails, or takes too long, says no.
 * @param lookups by the route that the page and those below it belong to
 */
export function gonePathTest(lookups: PageLookups) {
  const routes = Object.entries(lookups).map(([route, isGone]) => ({
    regex: regexOf(route),
    isGone,
  }))
  // Apart, so that addresses of nothing evict none of what was deleted.
  const goneAt = newPathMemory()
  const nothingAt = newPathMemory()

  return (path: string): boolean | Promise<boolean> => {
    for (const { regex, isGone } of routes) {
      const params = regex.exec(path)?.slice(1)
      if (!params?.every((param) => SLUG.test(param))) continue
      if (knows(goneAt, path, NOTHING_TAGS)) return true
      if (knows(nothingAt, path, NOTHING_TAGS)) return false
      const since = renewalCount()
      return withinLimit(isGone(...params), false)
        .then((gone) => {
          const memory = gone ? goneAt : nothingAt
          memory.set(path, since)
          return gone
        })
        .catch(() => false)
    }
    return false
  }
}

/** The route and at most one part below it, such as the quiz of a lesson. */
const regexOf = (route: string) =>
  new RegExp(`^${route.replaceAll(/\[\w+\]/g, '([^/]{1,120})')}(?:/[^/]+)?/?$`)
