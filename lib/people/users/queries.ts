import 'server-only'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { accounts } from '@/lib/platform/auth/tables'
import { db, type Database, prepared } from '@/lib/platform/db/client'
import type { Child } from './model'
import { parents, pupils } from './tables'

/** Columns of a pupil shown to both the parent and the pupil. */
export const pupilColumns = {
  _id: pupils.id,
  firstName: pupils.firstName,
  nickName: pupils.nickName,
  gradeID: pupils.gradeId,
  avatarURL: pupils.avatarURL,
  xp: pupils.xp,
  dailyVisits: pupils.dailyVisits,
  hasRewards: pupils.hasRewards,
  isOnLeaderboards: pupils.isOnLeaderboards,
  showsNickname: pupils.showsNickname,
}

/** How a child signs in, never the secret itself. */
const signInColumns = {
  hasPassword: sql<boolean>`${accounts.passwordHash} is not null`,
  hasPictures: sql<boolean>`${accounts.pictureHash} is not null`,
}

const toChild = (row: Omit<Child, 'type'>): Child => ({ ...row, type: 'ucenik' })
const childRows = (database: Database) =>
  database
    .select({ ...pupilColumns, ...signInColumns })
    .from(pupils)
    .innerJoin(accounts, eq(accounts.id, pupils.id))
const childrenOf = prepared(['parentId'], (database, { parentId }) =>
  childRows(database).where(eq(pupils.parentId, parentId)).orderBy(asc(pupils.id)),
)

const ownChildren = prepared(['parentId', 'childId'], (database, { parentId, childId }) =>
  childRows(database).where(and(eq(pupils.id, childId), eq(pupils.parentId, parentId))),
)

/** The children of a parent, in the order of their creation. */
export async function listChildren(parentId: string, database?: Database): Promise<Child[]> {
  return (await childrenOf({ parentId }, database)).map(toChild)
}

/** A child of this parent; null for other parents' children. */
export async function findChild(ids: { parentId: string; childId: string }, database?: Database) {
  const [row] = await ownChildren(ids, database)
  return row ? toChild(row) : null
}

/**
 * The recipient of letters about an account: for a child, its parent. `childName` names that child.
 */
export type LetterRecipient = { email: string; firstName: string; childName: string | null }
/** The mailbox of a parent or pupil; null for an admin. */
export async function findLetterRecipient(
  accountId: string,
  database: Database = db(),
): Promise<LetterRecipient | null> {
  const [row] = await database
    .select({
      email: parents.email,
      firstName: parents.firstName,
      childName: pupils.firstName,
    })
    .from(accounts)
    .leftJoin(pupils, eq(pupils.id, accounts.id))
    .innerJoin(parents, or(eq(parents.id, accounts.id), eq(parents.id, pupils.parentId)))
    .where(eq(accounts.id, accountId))
  return row ?? null
}
