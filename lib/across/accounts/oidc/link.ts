import 'server-only'
import { eq } from 'drizzle-orm'
import { logAccountAction } from '@/lib/platform/admin/audit'
import { lockAccounts } from '@/lib/platform/auth/accounts'
import { linkIdentity, listIdentities, unlinkIdentity } from '@/lib/platform/auth/identities'
import type { Session } from '@/lib/platform/auth/model'
import type { FlowPurpose } from '@/lib/platform/auth/oidc/flow'
import type { Identified } from '@/lib/platform/auth/oidc/provider'
import { endSessionsOf } from '@/lib/platform/auth/sessions'
import { sessions } from '@/lib/platform/auth/tables'
import { db, type Database } from '@/lib/platform/db/client'
import { sessionOf } from '@/lib/platform/http/authorise'
import { HttpError } from '@/lib/platform/http/errors'
import { identityLinkedLetter } from '@/lib/platform/mail/letters'
import { postLetter } from '@/lib/platform/mail/outbox'
import { findLetterRecipient, listChildren } from '@/lib/people/users/queries'
import { assertOwnAccount, wayBack } from './begin'
import { requireOidc } from './endpoint'
import { OIDC_MESSAGES } from './messages'

type LinkPurpose = Extract<FlowPurpose, { kind: 'link' }>

/**
 * Links the account that began the visit, while the session that began it is still open. The
 * parent is told by mail.
 */
export async function linkAccount(
  purpose: LinkPurpose,
  identified: Identified,
  request: Request,
): Promise<void> {
  const { name } = requireOidc()
  const { audience, accountId, sessionId } = purpose
  const refused = (status: 403 | 409, message: string) =>
    new HttpError(status, message, { way: wayBack(purpose) })
  const session = await sessionOf(request, audience)
  if (session?.id !== sessionId) throw refused(403, OIDC_MESSAGES.sessionOver)
  const { accountId: actorId } = session
  if (audience === 'user') await assertOwnAccount(actorId, accountId)
  await db().transaction(async (tx) => {
    // The parent's account, too: a password that was reset meanwhile has ended the session.
    const held = await lockAccounts([...new Set([actorId, accountId])], tx)
    const isOpen = (await tx.$count(sessions, eq(sessions.id, sessionId))) > 0
    if (!isOpen || !held.includes(accountId)) throw refused(403, OIDC_MESSAGES.sessionOver)
    const result = await linkIdentity(accountId, identified, tx)
    if (result === 'already') return
    if (result !== 'linked') throw refused(409, OIDC_MESSAGES[result](name))
    await logAccountAction({ actorId, action: 'identity-link', subjectId: accountId }, tx)
    await tellOfLink(accountId, name, tx)
  })
}

/** Tells the parent by mail that somebody can sign in at the provider; admins get no letter. */
async function tellOfLink(accountId: string, provider: string, tx: Database): Promise<void> {
  const mailbox = await findLetterRecipient(accountId, tx)
  if (!mailbox) return
  const letter = identityLinkedLetter({ ...mailbox, provider })
  await postLetter({ ...letter, accountId, recipient: mailbox.email }, tx)
}

/** The linked accounts of a parent and the children. */
export async function listFamilyLinks(parentId: string) {
  const children = await listChildren(parentId)
  return linksOf([parentId, ...children.map(({ _id }) => _id)])
}

export const findOwnLink = async (accountId: string) => (await linksOf([accountId]))[0] ?? null

async function linksOf(accountIds: string[]) {
  const links = await listIdentities(accountIds, requireOidc().issuer)
  return links.map(({ accountId, since }) => ({ accountId, since: since.toISOString() }))
}

/** Unlinks an account of the caller's family. */
export async function unlinkFamilyAccount(session: Session, accountId: string): Promise<void> {
  await assertOwnAccount(session.accountId, accountId)
  await unlinkAccount(session, accountId)
}

/**
 * Unlinks an account and ends its sessions, which may have been opened at the provider; the
 * caller's own stays open.
 */
export async function unlinkAccount(session: Session, accountId: string): Promise<void> {
  const { issuer } = requireOidc()
  const { id: except, accountId: actorId } = session
  await db().transaction(async (tx) => {
    if (!(await unlinkIdentity(accountId, issuer, tx)))
      throw new HttpError(404, OIDC_MESSAGES.notLinked)
    await endSessionsOf(accountId, { except, database: tx })
    await logAccountAction({ actorId, action: 'identity-unlink', subjectId: accountId }, tx)
  })
}
