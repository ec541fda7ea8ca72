import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { hasProfessorAccess, hasAssistant } from './access-rights'
import { lockRefreshedRights } from './queries'
import { accessRights } from './tables'

/**
 * Takes one assistant token from a parent. Changes nothing without an active right or a token left.
 */
export const spendToken = (parentId: string, now = new Date()) =>
  db().transaction((tx) => takeToken(tx, parentId, now))

/**
 * Takes a token within a transaction, which holds the family's rights until it ends.
 * @returns also whether the assistant is active, and which refresh the token came from
 */
export async function takeToken(tx: Database, parentId: string, now: Date) {
  const rights = await lockRefreshedRights(tx, parentId, now)
  const hasRight = rights !== null && hasAssistant(rights, now)
  if (!hasRight || rights.tokensNo < 1) {
    return { success: false, hasRight, tokensNo: rights?.tokensNo ?? 0, tokenOf: null }
  }
  const tokensNo = rights.tokensNo - 1
  await tx.update(accessRights).set({ tokensNo }).where(eq(accessRights.parentId, parentId))
  return { success: true, hasRight, tokensNo, tokenOf: rights.tokensUpdatedAt }
}

/** Returns a token, unless the allowance was refreshed in the meantime. */
export async function returnToken(tx: Database, parentId: string, tokenOf: Date): Promise<void> {
  await tx
    .update(accessRights)
    .set({ tokensNo: sql`${accessRights.tokensNo} + 1` })
    .where(and(eq(accessRights.parentId, parentId), eq(accessRights.tokensUpdatedAt, tokenOf)))
}

/**
 * Takes one of a parent's questions to the professor, in the transaction that saves the question.
 */
export async function spendProfessorQuestion(
  parentId: string,
  now: Date,
  tx: Database,
): Promise<'spent' | 'none-left' | 'closed'> {
  const rights = await lockRefreshedRights(tx, parentId, now)
  if (!rights || !hasProfessorAccess(rights, now)) return 'closed'
  if (rights.professorNo < 1) return 'none-left'
  await tx
    .update(accessRights)
    .set({ professorNo: rights.professorNo - 1 })
    .where(eq(accessRights.parentId, parentId))
  return 'spent'
}
