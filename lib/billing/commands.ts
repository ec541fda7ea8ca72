import 'server-only'
import { eq } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { hasAssistant } from './access-rights'
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
