import 'server-only'
import { eq } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { parents } from '@/lib/users/tables'

/** Notes whether a parent wants the weekly letter. */
export async function wishWeeklyReport(parentId: string, isWanted: boolean): Promise<void> {
  await db().update(parents).set({ wantsWeeklyReport: isWanted }).where(eq(parents.id, parentId))
}
