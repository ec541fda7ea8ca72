import type { Audience } from '@/lib/platform/auth/model'
import { MESSAGES } from './errors'

/**
 * Ends the session of a user or an admin in the browser.
 * @returns true when the page is being left for a sign-in, false when its reader stays as a guest
 */
type EndSession = () => boolean

const endings = new Map<Audience, EndSession>()
/** Refused before the store that ends such sessions was there. */
const early = new Set<Audience>()

/**
 * Registers what happens once the server refuses a session; only the stores know who is signed in.
 */
export function onRefusedSession(whose: Audience, end: EndSession): void {
  endings.set(whose, end)
  if (early.delete(whose)) end()
}

/** Whose session an answer refuses; null for any other answer (specification, section 8). */
export function refusedSession(status: number, message: string): Audience | null {
  if (status !== 401) return null
  if (message.includes(MESSAGES.invalidUserToken)) return 'user'
  return message.includes(MESSAGES.invalidAdminToken) ? 'admin' : null
}

/** Ends a refused session. True when the page is being left: then the call needs no answer. */
export function endRefusedSession(whose: Audience): boolean {
  const end = endings.get(whose)
  if (!end) early.add(whose)
  return end?.() ?? false
}
