import 'server-only'
import { ProviderError } from '@/lib/platform/auth/oidc/errors'
import { beginFlow, type FlowPurpose } from '@/lib/platform/auth/oidc/flow'
import { authorizationUrl } from '@/lib/platform/auth/oidc/provider'
import type { Audience, Session } from '@/lib/platform/auth/model'
import {
  adminReturnPath,
  DEFAULT_PATH_AFTER_ADMIN_SIGN_IN,
  DEFAULT_PATH_AFTER_SIGN_IN,
  RETURN_PARAM,
  returnPath,
} from '@/lib/platform/browser/return-path'
import { HttpError, type RemedyPage } from '@/lib/platform/http/errors'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { findChild } from '@/lib/people/users/queries'
import { requireOidc } from './endpoint'
import { OIDC_MESSAGES } from './messages'

type Exchange = { request: Request; headers: Headers }
type Wanted = { audience: Audience; returnPath?: string | undefined }

/** Begins a sign-in at the provider; only a page of this site is opened afterwards. */
export function beginSignIn(wanted: Wanted, exchange: Exchange) {
  const { audience } = wanted
  const pathOf = audience === 'admin' ? adminReturnPath : returnPath
  return beginVisit({ kind: 'sign-in', audience, path: pathOf(wanted.returnPath) }, exchange)
}

/** Begins to link the parent's own account, or that of a child whose sign-in the parent decides. */
export async function beginFamilyLink(session: Session, accountId: string, exchange: Exchange) {
  await assertOwnAccount(session.accountId, accountId)
  const ids = { accountId, sessionId: session.id }
  const path = DEFAULT_PATH_AFTER_SIGN_IN
  return beginVisit({ kind: 'link', audience: 'user', ...ids, path }, exchange)
}

/** Begins to link the admin's own account. */
export function beginAdminLink({ id: sessionId, accountId }: Session, exchange: Exchange) {
  const path = DEFAULT_PATH_AFTER_ADMIN_SIGN_IN
  return beginVisit({ kind: 'link', audience: 'admin', accountId, sessionId, path }, exchange)
}

/** Other families' accounts count as not found. */
export async function assertOwnAccount(parentId: string, accountId: string): Promise<void> {
  if (accountId === parentId || (await findChild({ parentId, childId: accountId }))) return
  throw new HttpError(404, USER_MESSAGES.notFound)
}

async function beginVisit(purpose: FlowPurpose, exchange: Exchange) {
  const settings = requireOidc()
  const secrets = await beginFlow(purpose, exchange)
  // The account to link must not be the one of whoever is still signed in at the provider.
  const asksAgain = purpose.kind === 'link'
  const url = await authorizationUrl(settings, secrets, asksAgain).catch(rethrowFor(purpose))
  return { url }
}

/** Turns a failure of the provider into a refusal with a Croatian message and a way back. */
export const rethrowFor =
  (purpose: FlowPurpose) =>
  (error: unknown): never => {
    if (!(error instanceof ProviderError)) throw error
    const { failure } = error
    const message = OIDC_MESSAGES.failed[failure](requireOidc().name)
    throw new HttpError(failure === 'unavailable' ? 503 : 400, message, { way: wayBack(purpose) })
  }

/** The page on which the user began, or else can go on. */
export function wayBack({ kind, audience, path }: FlowPurpose): RemedyPage {
  if (kind === 'link') return { title: 'Natrag', path }
  const query = new URLSearchParams({ [RETURN_PARAM]: path })
  return audience === 'admin'
    ? { title: 'Prijava za urednike', path: `/admin/login?${query}` }
    : { title: 'Prijava lozinkom', path: `/prijava?${query}` }
}
