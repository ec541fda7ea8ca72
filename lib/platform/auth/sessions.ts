import 'server-only'
import { and, desc, eq, gt, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { db, type Database, prepared } from '@/lib/platform/db/client'
import { LAST_USE_PRECISION_MS, SESSIONS_MAX, SESSION_MS } from './limits'
import { log } from '@/lib/platform/log'
import { audienceOf, type AccountKind, type Audience, type Session, type SessionRow } from './model'
import { accounts, sessions } from './tables'
import { verifyToken, signToken } from './token'

/** A new session with the token for its owner. */
export type OpenedSession = SessionRow & { token: string; expiresAt: Date }

type Opening = {
  accountId: string
  kind: AccountKind
  openedBy?: string
  /** True if the owner has just given the password (lib/platform/auth/confirmation). */
  isConfirmed?: boolean
}

/** An admin has blocked the account. */
export class BlockedAccountError extends Error {}

/**
 * Opens a session, and ends the account's expired sessions and the oldest ones beyond the maximum.
 */
export async function openSession(
  { accountId, kind, openedBy, isConfirmed = false }: Opening,
  database: Database = db(),
): Promise<OpenedSession> {
  const audience = audienceOf(kind)
  const now = new Date()
  const session = {
    // The id uses the wall clock, because generated ids may be ahead of it after it was set back.
    id: uuidv7({ msecs: now.getTime() }),
    accountId,
    openedBy: openedBy ?? null,
    expiresAt: new Date(now.getTime() + SESSION_MS[audience]),
  }
  const isBlocked = and(eq(accounts.id, accountId), isNotNull(accounts.blockedAt))
  if (await database.$count(accounts, isBlocked)) throw new BlockedAccountError()
  const ofAccount = eq(sessions.accountId, accountId)
  // Ids are ordered by creation time.
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

/**
 * The parent's id and the end of the subscription, read together with the session because nearly
 * every call needs them.
 */
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

/** The open session of a token, or null. */
export async function findSession(token: string, audience: Audience): Promise<Session | null> {
  const named = await verifyToken(token, audience)
  if (!named) return null
  const now = new Date()
  const [found] = await openSessions({ ...named, now })
  if (!found || audienceOf(found.kind) !== audience) return null
  const { lastUsedAt, ...session } = found
  if (now.getTime() - lastUsedAt.getTime() > LAST_USE_PRECISION_MS) await noteUse(session.id, now)
  return session
}

/** Failures are only logged, so that reading calls also work while the database is read-only. */
async function noteUse(id: string, lastUsedAt: Date): Promise<void> {
  try {
    await db().update(sessions).set({ lastUsedAt }).where(eq(sessions.id, id))
  } catch (error) {
    log().warn({ err: error }, 'The last use of a session was not noted')
  }
}

/** Whether a valid token belongs to an account that was deleted. */
export async function isOwnerGone(token: string, audience: Audience): Promise<boolean> {
  const named = await verifyToken(token, audience)
  return named !== null && (await db().$count(accounts, eq(accounts.id, named.accountId))) === 0
}

/** Ends a session; false if it had ended before. */
export async function endSession(id: string, database: Database = db()): Promise<boolean> {
  const ended = await database.delete(sessions).where(eq(sessions.id, id)).returning()
  return ended.length > 0
}

/** Ends the sessions of an account, and those it opened for its children, except `except`. */
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
 * Opens a session after the right password or pictures. Null when they were changed, or the account
 * erased, since the account was read. The account is locked, so that a concurrent password change
 * ends this session too.
 */
export function openSessionIfSecretUnchanged(account: Tried): Promise<OpenedSession | null> {
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
