import 'server-only'
import { announceChange } from '@/lib/platform/cache/announce'
import type { Transaction } from '@/lib/platform/db/client'
import { grades } from '../tables'

const ORDERS = [1, 2, 3, 4, 5, 6, 7, 8]

/**
 * Adds the grades that a database lacks. All content belongs to a grade, but no form adds grades,
 * because their numbers and addresses are fixed. Grades that join existing ones begin inactive.
 */
export async function addMissingGrades(tx: Transaction): Promise<void> {
  const isActive = (await tx.$count(grades)) === 0
  const rows = ORDERS.map((order) => ({
    order,
    slug: `${order}-razred`,
    name: `${order}. razred`,
    isActive,
  }))
  await tx.insert(grades).values(rows).onConflictDoNothing()
  if (isActive) await announceChange(tx, ['navigation'])
}
