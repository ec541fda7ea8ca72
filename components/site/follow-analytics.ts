import { allowAnalytics } from '@/lib/site/analytics'
import { useConsent } from '@/stores/consent'
import { useSession } from '@/stores/session'

/**
 * Counts visits while the visitor allows all cookies; never those of a signed-in child, who can't
 * consent (GDPR, article 8).
 */
export function followAnalytics(id: string, left: AbortSignal): void {
  const follow = () => {
    const isChild = useSession.getState().viewer?.type === 'ucenik'
    allowAnalytics(id, useConsent.getState().level === 'all' && !isChild)
  }
  follow()
  const stops = [useConsent.subscribe(follow), useSession.subscribe(follow)]
  left.addEventListener('abort', () => stops.forEach((stop) => stop()))
}
