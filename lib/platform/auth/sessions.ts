import 'server-only'
import { and, desc, eq, gt, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { db, type Database, prepared } from '@/lib/platform/db/client'
import { LAST_USE_MS, SESSIONS_MAX, SESSION_MS } from './limits'
import { log } from '@/lib/platform/log'
import { audienceOf, type AccountKind, type Audience, type Session, type SessionRow } from './model'
import { accounts, sessions } from './tables'
import { readToken, signToken } from './token'

/** A new session with what its owner is given. */
export type OpenedSession = SessionRow & { token: string; expiresAt: Date }

type Opening = {
  accountId: string
  kind: AccountKind
  openedBy?: string
  /** True for who just gave the password (lib/platform/auth/confirmation). */
  isConfirmed?: boolean
}

/** An admin lets the account sign in no more. */
export class BlockedAccountError extends Error {}

/** Opens a session; of the account's others those that ran out and the oldest of too many end. */
export async function openSession(
  { accountId, kind, openedBy, isConfirmed = false }: Opening,
  database: Database = db(),
): Promise<OpenedSession> {
  const audience = audienceOf(kind)
  const now = new Date()
  const session = {
    // Named by this clock, also where other ids run ahead of it since it was set back.
    id: uuidv7({ msecs: now.getTime() }),
    accountId,
    openedBy: openedBy ?? null,
    expiresAt: new Date(now.getTime() + SESSION_MS[audience]),
  }
  const isBlocked = and(eq(accounts.id, accountId), isNotNull(accounts.blockedAt))
  if (await database.$count(accounts, isBlocked)) throw new BlockedAccountError()
  const ofAccount = eq(sessions.accountId, accountId)
  // Ids are made in the order of time.
  const newest = database
    .select({ id: sessions.id })
    .from(sessions)
    .where(ofAccount)
    .orderBy(desc(sessions.id))
    .limit(SESSIONS_MAX - 1)
  const isSurplus = or(lt(sessions.expiresAt, now), notInArray(sessions.id, newest))
  await database.delete(sessions).where(and(ofAccount, isSurplus))
  const confirmedAt = isConfirmed ? sql`now()` : null
  await database.insert(sessions).values({ ...session, confirmedAt })
  const token = await signToken({ ...session, sessionId: session.id, audience })
  return { ...session, kind, token }
}

/** Read with the session: nearly every call asks for them next. */
const parentId = sql<string>`coalesce(pupils.parent_id, ${accounts.id})`
const subscriptionUntil = sql<Date | null>`access_rights.subscription_until`.mapWith(toDate)

function toDate(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant)
}

const openSessions = prepared(
  ['sessionId', 'accountId', 'now'],
  (database, { sessionId, accountId, now }) =>
    database
      .select({
        id: sessions.id,
        accountId: sessions.accountId,
        kind: accounts.kind,
        openedBy: sessions.openedBy,
        parentId,
        subscriptionUntil,
        lastUsedAt: sessions.lastUsedAt,
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .leftJoin(sql`pupils`, sql`pupils.id = ${accounts.id}`)
      .leftJoin(sql`access_rights`, sql`access_rights.parent_id = ${parentId}`)
      .where(
        and(
          eq(sessions.id, sessionId),
          eq(sessions.accountId, accountId),
          gt(sessions.expiresAt, now),
          isNull(accounts.blockedAt),
        ),
      ),
)

/** The open session that a token names; null for any other token. */
export async function findSession(token: string, audience: Audience): Promise<Session | null> {
  const named = await readToken(token, audience)
  if (!named) return null
  const now = new Date()
  const [found] = await openSessions({ ...named, now })
  if (!found || audienceOf(found.kind) !== audience) return null
  const { lastUsedAt, ...session } = found
  if (now.getTime() - lastUsedAt.getTime() > LAST_USE_MS) await noteUse(session.id, now)
  return session
}

/** A call that only reads is answered also while nothing can be written. */
async function noteUse(id: string, lastUsedAt: Date): Promise<void> {
  try {
    await db().update(sessions).set({ lastUsedAt }).where(eq(sessions.id, id))
  } catch (error) {
    log().warn({ err: error }, 'The last use of a session was not noted')
  }
}

/** Whether a token that was signed here, and still lasts, names an account that is no more. */
export async function isOwnerGone(token: string, audience: Audience): Promise<boolean> {
  const named = await readToken(token, audience)
  return named !== null && (await db().$count(accounts, eq(accounts.id, named.accountId))) === 0
}

/** Ends a session; false when it had ended already. */
export async function endSession(id: string, database: Database = db()): Promise<boolean> {
  const ended = await database.delete(sessions).where(eq(sessions.id, id)).returning()
  return ended.length > 0
}

/** Ends the sessions of an account and those it opened for its children, but not `except`. */
export async function endSessionsOf(
  accountId: string,
  { except, database = db() }: { except?: string; database?: Database } = {},
): Promise<void> {
  const ofAccount = or(eq(sessions.accountId, accountId), eq(sessions.openedBy, accountId))
  await database
    .delete(sessions)
    .where(except ? and(ofAccount, ne(sessions.id, except)) : ofAccount)
}

type Secrets = { passwordHash: string | null; pictureHash: string | null }
type Tried = Secrets & { id: string; kind: AccountKind }

/**
 * Opens a session after the right password or pictures; null when they were replaced, or the account
 * erased, since it was read. The account is locked, so that a new password ends this session too.
 */
export function openSessionByPassword(account: Tried): Promise<OpenedSession | null> {
  const { id, kind } = account
  return db().transaction(async (tx) => {
    const [held] = await tx
      .select({ passwordHash: accounts.passwordHash, pictureHash: accounts.pictureHash })
      .from(accounts)
      .where(eq(accounts.id, id))
      .for('share')
    if (!held || !haveSame(held, account)) return null
    return openSession({ accountId: id, kind, isConfirmed: true }, tx)
  })
}

const haveSame = (one: Secrets, other: Secrets): boolean =>
  one.passwordHash === other.passwordHash && one.pictureHash === other.pictureHash
