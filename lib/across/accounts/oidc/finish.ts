import 'server-only'
import { answerWithAdminSession } from '@/lib/platform/admin/sign-in'
import { openSessionOfIdentity } from '@/lib/platform/auth/identities'
import { type FlowPurpose, takeFlow } from '@/lib/platform/auth/oidc/flow'
import { rememberProviderSession } from '@/lib/platform/auth/oidc/logout'
import { identify, type Identified } from '@/lib/platform/auth/oidc/provider'
import { HttpError } from '@/lib/platform/http/errors'
import { answerWithSession } from '../session-answer'
import { rethrowFor, wayBack } from './begin'
import { requireOidc } from './endpoint'
import { linkAccount } from './link'
import { OIDC_MESSAGES } from './messages'

type Exchange = { request: Request; headers: Headers }

/**
 * Finishes a visit of the provider: signs in the linked account, or links the account that began
 * the visit. An answer works once, and only in the browser that began the visit.
 * @param query the query of the address to which the provider sent the browser
 */
export async function finishVisit(query: string, exchange: Exchange) {
  const settings = requireOidc()
  const flow = await takeFlow(new URLSearchParams(query).get('state'), exchange)
  if (!flow) throw new HttpError(400, OIDC_MESSAGES.spent)
  const { purpose, secrets } = flow
  const identified = await identify(settings, query, secrets).catch(rethrowFor(purpose))
  const { kind, audience, path } = purpose
  if (purpose.kind === 'link') {
    await linkAccount(purpose, identified, exchange.request)
    return { kind, audience, path }
  }
  return { kind, audience, path, ...(await signIn(identified, purpose, exchange)) }
}

/** The account is found by issuer and subject, never by an e-mail address or a name. */
async function signIn(identified: Identified, purpose: FlowPurpose, exchange: Exchange) {
  const { audience } = purpose
  const session = await openSessionOfIdentity(identified, audience)
  if (!session) {
    const message = OIDC_MESSAGES.unknown(requireOidc().name)
    throw new HttpError(404, message, { way: wayBack(purpose) })
  }
  const { idToken } = identified
  await rememberProviderSession({ idToken, expiresAt: session.expiresAt }, exchange)
  if (audience === 'admin') {
    const { admin } = await answerWithAdminSession(session, exchange)
    return { adminEmail: admin.email }
  }
  await answerWithSession(session, exchange)
  return {}
}
