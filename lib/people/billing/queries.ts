import 'server-only'
import { eq } from 'drizzle-orm'
import { db, type Database, prepared } from '@/lib/platform/db/client'
import { withRefreshedAllowances, type AccessRights } from './access-rights'
import { accessRights } from './tables'

const rightsOf = prepared(['parentId'], (database, { parentId }) =>
  database.select().from(accessRights).where(eq(accessRights.parentId, parentId)),
)

/** A parent's current rights. Due refreshes are saved first. */
export async function findRefreshedRights(
  parentId: string,
  now = new Date(),
): Promise<AccessRights | null> {
  const [stored] = await rightsOf({ parentId })
  return stored ? refreshRightsIfDue(stored, now) : null
}

/** The rights of a row that was read with others. Due refreshes are saved first. */
export async function refreshRightsIfDue(
  stored: typeof accessRights.$inferSelect,
  now = new Date(),
): Promise<AccessRights | null> {
  const isDue = withRefreshedAllowances(stored, now) !== stored
  return isDue ? refreshAccessRights(stored.parentId, now) : stored
}

/** Refreshes while the row is locked, so that concurrent calls refresh only once. */
async function refreshAccessRights(
  parentId: string,
  now = new Date(),
): Promise<AccessRights | null> {
  return db().transaction((tx) => lockRefreshedRights(tx, parentId, now))
}

/** The current rights, locked until the transaction ends. */
export async function lockRefreshedRights(
  tx: Database,
  parentId: string,
  now: Date,
): Promise<AccessRights | null> {
  const mine = eq(accessRights.parentId, parentId)
  const [stored] = await tx.select().from(accessRights).where(mine).for('update')
  if (!stored) return null
  const rights = withRefreshedAllowances(stored, now)
  if (rights !== stored) await tx.update(accessRights).set(rights).where(mine)
  return rights
}
