import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, gt, gte, inArray, lt, ne, or, sql, type SQL } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { lockAccounts } from './accounts'
import { LINK_MS } from './limits'
import { toLoginKey, type LinkPurpose } from './model'
import { links } from './tables'

/** What every link has but `undo-email`, which an account can have several of. */
type SolePurpose = Exclude<LinkPurpose, 'undo-email'>

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Makes a link's token (43 characters); earlier ones of its purpose end, also concurrent ones. */
export async function makeLink(accountId: string, purpose: SolePurpose, tx: Database) {
  await lockAccounts([accountId], tx)
  await forgetLinks([accountId], purpose, tx)
  return insertLink({ accountId, purpose }, tx)
}

/**
 * Makes a link that brings a former e-mail back. Earlier ones go on working: their order is that of the
 * lock on the parent, not of the beginnings of transactions.
 */
export const makeUndoLink = (accountId: string, email: string, tx: Database) =>
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

/** Takes back the links of accounts that were mailed for a purpose. */
export async function forgetLinks(accountIds: string[], purpose: LinkPurpose, tx: Database) {
  await tx
    .delete(links)
    .where(and(inArray(links.accountId, accountIds), eq(links.purpose, purpose)))
}

const isUsable = (token: string, purpose: LinkPurpose) =>
  and(eq(links.hash, hashOf(token)), eq(links.purpose, purpose), gt(links.expiresAt, new Date()))

/** The account that a link is for; the link still works afterwards. */
export async function findLinkedAccount(token: string, purpose: LinkPurpose) {
  const [link] = await db().select().from(links).where(isUsable(token, purpose))
  return link?.accountId ?? null
}

/** Uses a link up: the account it is for, or null when it was used, ran out or never was. */
export async function spendLink(token: string, purpose: SolePurpose, database: Database = db()) {
  const [link] = await database.delete(links).where(isUsable(token, purpose)).returning()
  return link?.accountId ?? null
}

/**
 * Uses an undo link up, with those of later addresses and others of its own; the address that it
 * brings back, or null.
 */
export async function spendUndoLink(token: string, tx: Database) {
  const [link] = await tx.delete(links).where(isUsable(token, 'undo-email')).returning()
  if (!link?.email || !link.loginKey) return null
  const { accountId, email, loginKey } = link
  await forgetUndoLinks({ ...link, accountId, loginKey }, tx)
  return { email, loginKey }
}

type UndoLink = Pick<typeof links.$inferSelect, 'accountId' | 'createdAt'> & { loginKey: string }

/** Takes back the undo links of later addresses, and all of this one. */
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

/** The first undo link of an account that brings this sign-in name back; null for none. */
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

/** Whether an account may still be brought back to this sign-in name by a mailed link. */
export const isWayBack = async (accountId: string, loginKey: string, tx: Database) =>
  (await findUndoLink(accountId, loginKey, tx)) !== null

/**
 * Takes the way back without its link: the undo links of later addresses end, as if it had been used.
 * @returns false where no link leads back to this sign-in name
 */
export async function takeWayBack(accountId: string, loginKey: string, tx: Database) {
  const link = await findUndoLink(accountId, loginKey, tx)
  if (link) await forgetUndoLinks(link, tx)
  return link !== null
}

/** Whether an undo link may still bring a sign-in name back to another account than this. */
export async function isHeld(loginKey: string, accountId: string | null, database: Database) {
  const isKept = and(eq(links.loginKey, loginKey), gt(links.expiresAt, new Date()))
  const isOthers = accountId === null ? undefined : ne(links.accountId, accountId)
  return (await database.$count(links, and(isKept, isOthers))) > 0
}

/** Deletes what works no more, since it may name a former address; how many. */
export async function forgetExpiredLinks(now = new Date()): Promise<number> {
  const { rowCount } = await db().delete(links).where(lt(links.expiresAt, now))
  return rowCount ?? 0
}
