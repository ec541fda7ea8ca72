import 'server-only'
import { and, eq, inArray } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { lockAccounts } from './accounts'
import { audienceOf, type Audience } from './model'
import { openSession, type OpenedSession } from './sessions'
import { accounts, identities } from './tables'

/** An account at a provider. */
type Identity = { issuer: string; subject: string }

const isIdentity = ({ issuer, subject }: Identity) =>
  and(eq(identities.issuer, issuer), eq(identities.subject, subject))

/**
 * Opens a session of the linked account; null if there is none for this audience. The session is
 * not confirmed: what asks for the password asks for the one of this site.
 */
export function openSessionOfIdentity(
  identity: Identity,
  audience: Audience,
): Promise<OpenedSession | null> {
  return db().transaction(async (tx) => {
    // Locked, so that a concurrent unlinking or blocking ends this session too.
    const [found] = await tx
      .select({ accountId: accounts.id, kind: accounts.kind })
      .from(identities)
      .innerJoin(accounts, eq(accounts.id, identities.accountId))
      .where(isIdentity(identity))
      .for('share')
    if (!found || audienceOf(found.kind) !== audience) return null
    return openSession(found, tx)
  })
}

/**
 * `taken`: the identity belongs to another account. `another`: the account has another identity at
 * the provider.
 */
type LinkResult = 'linked' | 'already' | 'taken' | 'another'

/** Links an identity to an account, which the caller has locked. */
export async function linkIdentity(
  accountId: string,
  { issuer, subject }: Identity,
  tx: Database,
): Promise<LinkResult> {
  const added = await tx
    .insert(identities)
    .values({ accountId, issuer, subject })
    .onConflictDoNothing()
    .returning({ id: identities.id })
  if (added.length) return 'linked'
  const [owner] = await tx
    .select({ accountId: identities.accountId })
    .from(identities)
    .where(isIdentity({ issuer, subject }))
  if (!owner) return 'another'
  return owner.accountId === accountId ? 'already' : 'taken'
}

/** Unlinks an account from a provider; false if it was not linked. */
export async function unlinkIdentity(
  accountId: string,
  issuer: string,
  tx: Database,
): Promise<boolean> {
  // Locked first, so that a concurrent sign-in by the identity is either refused or ended.
  await lockAccounts([accountId], tx)
  const removed = await tx
    .delete(identities)
    .where(and(eq(identities.accountId, accountId), eq(identities.issuer, issuer)))
    .returning({ id: identities.id })
  return removed.length > 0
}

/** Which of these accounts are linked at a provider, and since when. */
export const listIdentities = (accountIds: string[], issuer: string) =>
  db()
    .select({ accountId: identities.accountId, since: identities.createdAt })
    .from(identities)
    .where(and(inArray(identities.accountId, accountIds), eq(identities.issuer, issuer)))

/** Deletes all identities of accounts that somebody else may have had in their hands. */
export async function forgetIdentities(accountIds: string[], tx: Database): Promise<void> {
  await tx.delete(identities).where(inArray(identities.accountId, accountIds))
}
