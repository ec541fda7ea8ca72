import type { Audience } from '@/lib/platform/auth/model'
import { MESSAGES } from './errors'

/**
 * Ends the session of a user or an admin in the browser.
 * @returns true when the browser navigates to the sign-in page, false when the user stays as a
 * guest
 */
type EndSession = () => boolean

const endings = new Map<Audience, EndSession>()
/** Sessions refused before their handlers were registered. */
const early = new Set<Audience>()

/** Registers the handler for a refused session; only the stores know who is signed in. */
export function onRefusedSession(whose: Audience, end: EndSession): void {
  endings.set(whose, end)
  if (early.delete(whose)) end()
}

/** The audience whose session a response refuses; null for other responses (rule 3.10). */
export function refusedAudience(status: number, message: string): Audience | null {
  if (status !== 401) return null
  if (message.includes(MESSAGES.invalidUserToken)) return 'user'
  return message.includes(MESSAGES.invalidAdminToken) ? 'admin' : null
}

/**
 * Ends a refused session. True when the browser is navigating away, so that the call needs no
 * result.
 */
export function endRefusedSession(whose: Audience): boolean {
  const end = endings.get(whose)
  if (!end) early.add(whose)
  return end?.() ?? false
}
