import 'server-only'
import { getTableName, type Table } from 'drizzle-orm'
import { log } from '@/lib/platform/log'
import { openToolPool } from './client'

/**
 * Vacuums and analyses large tables after many rows were written, which renews the planner's
 * statistics and flushes pending entries of the search indexes. Autovacuum would do it only after a
 * minute. A failure is only logged, since the rows are already written.
 */
export async function vacuumAnalyze(connectionString: string, tables: Table[]): Promise<void> {
  const pool = openToolPool(connectionString)
  try {
    // Skips locked tables: autovacuum is already working on those.
    await pool.query(`vacuum (analyze, skip_locked) ${tables.map(getTableName).join(', ')}`)
  } catch (error) {
    log().warn({ err: error }, 'The statistics of the database could not be renewed')
  } finally {
    await pool.end()
  }
}
