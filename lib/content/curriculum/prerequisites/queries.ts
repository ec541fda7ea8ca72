import 'server-only'
import { sql } from 'drizzle-orm'
import { db, type Database } from '@/lib/platform/db/client'
import { allLessons } from '../tables'

/** Prerequisites of all lessons that have any, drafts and binned ones among them, by lesson id. */
export async function readPrerequisiteGraph(
  database: Database = db(),
): Promise<Map<string, readonly string[]>> {
  const rows = await database
    .select({ id: allLessons.id, prerequisites: allLessons.prerequisites })
    .from(allLessons)
    .where(sql`${allLessons.prerequisites} <> '{}'`)
  return new Map(rows.map(({ id, prerequisites }) => [id, prerequisites]))
}
