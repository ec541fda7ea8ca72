import 'server-only'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import type { SessionRow } from '@/lib/auth/model'
import { accounts } from '@/lib/auth/tables'
import { findAccessRights } from '@/lib/billing/queries'
import { toAccessView } from '@/lib/billing/view'
import { grades } from '@/lib/content/tables'
import { db, type Database } from '@/lib/db/client'
import { prepared } from '@/lib/db/prepared'
import { HttpError, MESSAGES } from '@/lib/http/errors'
import type { Child, Parent, Pupil, User } from './model'
import { findPupilLearning } from './pupil-learning'
import { parents, pupils } from '@/lib/users/tables'

/** What the parent and the pupil both see of a pupil. */
const pupilColumns = {
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

/** What signs a child in, never the secret itself. */
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

/** The children of a parent, in the order they were added. */
export async function listChildren(parentId: string, database?: Database): Promise<Child[]> {
  return (await childrenOf({ parentId }, database)).map(toChild)
}

/** A child of this parent; null for anyone else's. */
export async function findChild(
  ids: { parentId: string; childId: string },
  database?: Database,
): Promise<Child | null> {
  const [row] = await ownChildren(ids, database)
  return row ? toChild(row) : null
}

/** What the owner of a session may know of their own account. */
export async function findUser({
  accountId,
  kind,
  openedBy,
}: Pick<SessionRow, 'accountId' | 'kind' | 'openedBy'>): Promise<User | null> {
  if (kind === 'roditelj') return findParent(accountId)
  if (kind === 'ucenik') return findPupil(accountId, openedBy !== null)
  return null
}

/** The same, for a session that was just checked. Its account may have gone meanwhile: a 401. */
export async function currentUser(session: SessionRow): Promise<User> {
  const user = await findUser(session)
  if (!user) throw new HttpError(401, MESSAGES.invalidUserToken)
  return user
}

async function findParent(id: string): Promise<Parent | null> {
  const [[row], children, rights] = await Promise.all([
    db().select().from(parents).where(eq(parents.id, id)),
    listChildren(id),
    findAccessRights(id),
  ])
  if (!row || !rights) return null
  return {
    _id: row.id,
    type: 'roditelj',
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    isEmailConfirmed: row.emailConfirmedAt !== null,
    subscribedToNewsletter: row.subscribedToNewsletter,
    wantsWeeklyReport: row.wantsWeeklyReport,
    children,
    ...toAccessView(rights),
  }
}

const pupilsById = prepared(['id'], (database, { id }) =>
  database
    .select({
      ...pupilColumns,
      gradeOrder: grades.order,
      notebookColor: pupils.notebookColor,
      parent: { _id: parents.id, firstName: parents.firstName },
    })
    .from(pupils)
    .innerJoin(parents, eq(parents.id, pupils.parentId))
    .innerJoin(grades, eq(grades.id, pupils.gradeId))
    .where(eq(pupils.id, id)),
)

async function findPupil(id: string, loginViaParent: boolean): Promise<Pupil | null> {
  const [row] = await pupilsById({ id })
  if (!row) return null
  const { notebookColor, ...pupil } = row
  const learning = await findPupilLearning({ id, parentId: row.parent._id, notebookColor })
  return { ...pupil, ...learning, type: 'ucenik', loginViaParent }
}

/** Where letters about an account go: a child's to its parent. `childName` names the child they are about. */
export type Mailbox = { email: string; firstName: string; childName: string | null }

/** The mailbox of a parent or pupil; null for an admin. */
export async function findMailbox(
  accountId: string,
  database: Database = db(),
): Promise<Mailbox | null> {
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
