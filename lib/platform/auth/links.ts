import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, gt, gte, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { lockAccounts } from './accounts'
import { LINK_MS } from './limits'
import { toLoginKey, type LinkPurpose } from './model'
import { links } from './tables'

/** Purposes with one link per account; an account can have several `undo-email` links. */
type SolePurpose = Exclude<LinkPurpose, 'undo-email'>

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Creates a link and returns its token (43 characters). Earlier links of the same purpose stop
 * working, including those of concurrent transactions.
 */
export async function makeLinkToken(accountId: string, purpose: SolePurpose, tx: Database) {
  await lockAccounts([accountId], tx)
  await forgetLinks([accountId], purpose, tx)
  return insertLink({ accountId, purpose }, tx)
}

/**
 * Creates a link that restores a former e-mail. Earlier undo links stay valid. `createdAt` uses the
 * current time and not the transaction's start, so that links are in the order in which
 * transactions got the lock on the parent.
 */
export const makeUndoLinkToken = (accountId: string, email: string, tx: Database) =>
  insertLink(
    {
      ...{ accountId, purpose: 'undo-email', email, loginKey: toLoginKey(email) },
      createdAt: sql`clock_timestamp()`,
    },
    tx,
  )

type NewLink = Omit<typeof links.$inferInsert, 'hash' | 'expiresAt' | 'createdAt'> & {
  createdAt?: SQL
}

async function insertLink(link: NewLink, tx: Database): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + LINK_MS[link.purpose])
  await tx.insert(links).values({ ...link, hash: hashOf(token), expiresAt })
  return token
}

/** Deletes the links of these accounts for one purpose. */
export async function forgetLinks(accountIds: string[], purpose: LinkPurpose, tx: Database) {
  await tx
    .delete(links)
    .where(and(inArray(links.accountId, accountIds), eq(links.purpose, purpose)))
}

const isUsable = (token: string, purpose: LinkPurpose) =>
  and(eq(links.hash, hashOf(token)), eq(links.purpose, purpose), gt(links.expiresAt, new Date()))

/** The account that a link belongs to; the link stays valid. */
export async function findLinkedAccountId(token: string, purpose: LinkPurpose) {
  const [link] = await db().select().from(links).where(isUsable(token, purpose))
  return link?.accountId ?? null
}

/**
 * Consumes a link. Returns its account, or null when the link was used, has expired or never
 * existed.
 */
export async function spendLink(token: string, purpose: SolePurpose, database: Database = db()) {
  const [link] = await database.delete(links).where(isUsable(token, purpose)).returning()
  return link?.accountId ?? null
}

/**
 * Consumes an undo link, and deletes the account's undo links that are newer or restore the same
 * address. Returns the address that it restores, or null.
 */
export async function spendUndoLink(token: string, tx: Database) {
  const [link] = await tx.delete(links).where(isUsable(token, 'undo-email')).returning()
  if (!link?.email || !link.loginKey) return null
  const { accountId, email, loginKey } = link
  await forgetUndoLinks({ ...link, accountId, loginKey }, tx)
  return { email, loginKey }
}

type UndoLink = Pick<typeof links.$inferSelect, 'accountId' | 'createdAt'> & { loginKey: string }

/** Deletes the undo links of later addresses, and all for this address. */
const forgetUndoLinks = ({ accountId, createdAt, loginKey }: UndoLink, tx: Database) =>
  tx
    .delete(links)
    .where(
      and(
        eq(links.accountId, accountId),
        eq(links.purpose, 'undo-email'),
        or(gte(links.createdAt, createdAt), eq(links.loginKey, loginKey)),
      ),
    )

/** The earliest undo link of an account for this sign-in name, or null. */
async function findUndoLink(accountId: string, loginKey: string, tx: Database) {
  const isOwn = and(eq(links.accountId, accountId), eq(links.loginKey, loginKey))
  const [first] = await tx
    .select({ createdAt: links.createdAt })
    .from(links)
    .where(and(isOwn, eq(links.purpose, 'undo-email'), gt(links.expiresAt, new Date())))
    .orderBy(asc(links.createdAt))
    .limit(1)
  return first ? { ...first, accountId, loginKey } : null
}

/** Whether a mailed undo link can still restore this sign-in name of the account. */
export const hasUndoLink = async (accountId: string, loginKey: string, tx: Database) =>
  (await findUndoLink(accountId, loginKey, tx)) !== null

/**
 * Deletes the undo links that a return to this sign-in name makes obsolete: those of later
 * addresses and all for this one, as if its link had been used. The caller writes the sign-in name.
 * @returns false if no link restores this sign-in name
 */
export async function deleteObsoleteUndoLinks(accountId: string, loginKey: string, tx: Database) {
  const link = await findUndoLink(accountId, loginKey, tx)
  if (link) await forgetUndoLinks(link, tx)
  return link !== null
}

/** Whether an undo link can still restore this sign-in name to a different account. */
export async function isReservedByUndoLink(
  loginKey: string,
  accountId: string | null,
  database: Database,
) {
  const isKept = and(eq(links.loginKey, loginKey), gt(links.expiresAt, new Date()))
  const isOthers = accountId === null ? undefined : ne(links.accountId, accountId)
  return (await database.$count(links, and(isKept, isOthers))) > 0
}

/** Deletes expired links, since they may contain a former address; returns their number. */
export async function forgetExpiredLinks(now = new Date()): Promise<number> {
  const { rowCount } = await db().delete(links).where(lt(links.expiresAt, now))
  return rowCount ?? 0
}
