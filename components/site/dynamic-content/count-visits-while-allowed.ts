import { canCountVisits } from '@/lib/platform/http/counted-pages'
import { updateVisitCounting } from '@/lib/site/dynamic-content/analytics'
import { useConsent } from '@/stores/consent'
import { useSession } from '@/stores/session'

/**
 * Counts visits while the visitor allows all cookies, but never those of a signed-in child, who
 * can't consent (GDPR, article 8), nor visits to uncounted pages. Google's script reports each new
 * address by itself, so it is paused before the router changes the address. Only the Navigation API
 * announces that change, so visits in browsers without it are not counted.
 */
export function countVisitsWhileAllowed(id: string, left: AbortSignal): void {
  if (!('navigation' in window)) return
  const mayLoad = canCountVisits(documentPath())
  let path = location.pathname
  const follow = () => {
    const isChild = useSession.getState().viewer?.type === 'ucenik'
    const isAllowed = useConsent.getState().level === 'all' && !isChild
    updateVisitCounting(id, { isAllowed, isCountedPage: canCountVisits(path), mayLoad })
  }
  const onNavigate = ({ destination }: NavigateEvent) => {
    path = new URL(destination.url).pathname
    follow()
  }
  follow()
  window.navigation.addEventListener('navigate', onNavigate, { signal: left })
  const stops = [useConsent.subscribe(follow), useSession.subscribe(follow)]
  left.addEventListener('abort', () => stops.forEach((stop) => stop()))
}

/** The path of the loaded document, whose policy applies to all pages the router shows later. */
function documentPath(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded ? new URL(loaded.name).pathname : location.pathname
}
