import 'server-only'
import { eq } from 'drizzle-orm'
import { db, type Database } from '@/lib/db/client'
import { canAskProfessor, hasAssistant } from './access-rights'
import { lockRefreshed } from './queries'
import { accessRights } from './tables'

/** Takes one assistant token of a parent. Without a right or a token left nothing changes. */
export async function spendToken(parentId: string, now = new Date()) {
  return db().transaction(async (tx) => {
    const rights = await lockRefreshed(tx, parentId, now)
    if (!rights) return { success: false, tokensNo: 0 }
    if (!hasAssistant(rights, now) || rights.tokensNo < 1) {
      return { success: false, tokensNo: rights.tokensNo }
    }
    const tokensNo = rights.tokensNo - 1
    await tx.update(accessRights).set({ tokensNo }).where(eq(accessRights.parentId, parentId))
    return { success: true, tokensNo }
  })
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
