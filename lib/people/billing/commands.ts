import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { canAskProfessor, hasAssistant } from './access-rights'
import { lockRefreshed } from './queries'
import { accessRights } from './tables'

/** Takes one assistant token of a parent. Without a right or a token left nothing changes. */
export const spendToken = (parentId: string, now = new Date()) =>
  db().transaction((tx) => takeToken(tx, parentId, now))

/**
 * The same in a transaction, which holds the family's rights until it ends.
 * @returns also whether the assistant was bought, and the refresh that the token is of
 */
export async function takeToken(tx: Database, parentId: string, now: Date) {
  const rights = await lockRefreshed(tx, parentId, now)
  const hasRight = rights !== null && hasAssistant(rights, now)
  if (!hasRight || rights.tokensNo < 1) {
    return { success: false, hasRight, tokensNo: rights?.tokensNo ?? 0, tokenOf: null }
  }
  const tokensNo = rights.tokensNo - 1
  await tx.update(accessRights).set({ tokensNo }).where(eq(accessRights.parentId, parentId))
  return { success: true, hasRight, tokensNo, tokenOf: rights.tokensUpdatedAt }
}

/** Returns a token that was taken, unless all have been given anew since. */
export async function returnToken(tx: Database, parentId: string, tokenOf: Date): Promise<void> {
  await tx
    .update(accessRights)
    .set({ tokensNo: sql`${accessRights.tokensNo} + 1` })
    .where(and(eq(accessRights.parentId, parentId), eq(accessRights.tokensUpdatedAt, tokenOf)))
}

/** Takes one of a parent's questions to the professor, in the transaction of the question. */
export async function spendProfessorQuestion(
  parentId: string,
  now: Date,
  tx: Database,
): Promise<'spent' | 'none-left' | 'closed'> {
  const rights = await lockRefreshed(tx, parentId, now)
  if (!rights || !canAskProfessor(rights, now)) return 'closed'
  if (rights.professorNo < 1) return 'none-left'
  await tx
    .update(accessRights)
    .set({ professorNo: rights.professorNo - 1 })
    .where(eq(accessRights.parentId, parentId))
  return 'spent'
}
