import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray } from 'drizzle-orm'
import { db, type Database } from '@/lib/db/client'
import { lockAccounts } from './accounts'
import { LINK_MS } from './limits'
import type { LinkPurpose } from './model'
import { links } from './tables'

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Makes a link's token (43 characters); earlier ones of its purpose end, also concurrent ones. */
export async function makeLink(accountId: string, purpose: LinkPurpose, tx: Database) {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Date.now() + LINK_MS[purpose])
  await lockAccounts([accountId], tx)
  await forgetLinks([accountId], purpose, tx)
  await tx.insert(links).values({ hash: hashOf(token), purpose, accountId, expiresAt })
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
export async function spendLink(token: string, purpose: LinkPurpose, database: Database = db()) {
  const [link] = await database.delete(links).where(isUsable(token, purpose)).returning()
  return link?.accountId ?? null
}
