import 'server-only'
import { endSession } from '@/lib/auth/sessions'
import { sessionOf } from '@/lib/http/authorise'
import { assertOwnFetch } from '@/lib/http/origin'

/**
 * Ends the session of a request. Without one there is nothing to end. A GET by the specification:
 * another site's page may not sign anyone out, so its request is refused.
 */
export async function signOut(request: Request): Promise<void> {
  assertOwnFetch(request)
  const session = await sessionOf(request, 'user')
  if (session) await endSession(session.id)
}
