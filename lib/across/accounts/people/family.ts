import 'server-only'
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { answers } from '@/lib/learning/answers/tables'
import { accounts, sessions } from '@/lib/platform/auth/tables'
import { UNDO_WINDOW_MS } from '@/lib/people/billing/activation/limits'
import { activations } from '@/lib/people/billing/tables'
import { findRefreshedRights } from '@/lib/people/billing/queries'
import { toAccessView } from '@/lib/people/billing/view'
import { grades } from '@/lib/content/curriculum/tables'
import { db, type Database } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { HttpError } from '@/lib/platform/http/errors'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { parents, pupils } from '@/lib/people/users/tables'

/**
 * The ids of the parent and the children of an account's family.
 * @throws HttpError 404 for an account that is no parent or child
 */
export async function familyIds(accountId: string, database: Database = db()) {
  const [found] = await database
    .select({ parentId: sql<string>`coalesce(${pupils.parentId}, ${parents.id})` })
    .from(accounts)
    .leftJoin(pupils, eq(pupils.id, accounts.id))
    .leftJoin(parents, eq(parents.id, accounts.id))
    .where(eq(accounts.id, accountId))
  if (!found?.parentId) throw new HttpError(404, USER_MESSAGES.notFound)
  const children = await database
    .select({ id: pupils.id })
    .from(pupils)
    .where(eq(pupils.parentId, found.parentId))
    .orderBy(asc(pupils.id))
  return { parentId: found.parentId, childIds: children.map(({ id }) => id) }
}

/** A family's data for admins who support it. */
export async function readFamily(accountId: string, now = new Date()) {
  const { parentId, childIds } = await familyIds(accountId)
  const everyone = [parentId, ...childIds]
  const [people, [parent], children, rights, opened, learning, given] = await Promise.all([
    db().select().from(accounts).where(oneOf(accounts.id, everyone)),
    db().select().from(parents).where(eq(parents.id, parentId)),
    listChildrenOf(parentId),
    findRefreshedRights(parentId, now),
    listSessions(everyone, now),
    learningOf(childIds, now),
    listActivations(parentId),
  ])
  const byId = new Map(people.map((one) => [one.id, one]))
  if (!parent || !rights) throw new HttpError(404, USER_MESSAGES.notFound)
  const personOf = (id: string, createdAt: Date) => ({
    _id: id,
    createdAt: createdAt.toISOString(),
    blockedAt: byId.get(id)?.blockedAt?.toISOString() ?? null,
    sessions: opened
      .filter((one) => one.accountId === id)
      .map((one) => ({
        _id: one.id,
        since: one.createdAt.toISOString(),
        lastUsedAt: one.lastUsedAt.toISOString(),
        viaParent: one.openedBy !== null,
      })),
  })
  return {
    parent: {
      ...personOf(parent.id, parent.createdAt),
      firstName: parent.firstName,
      lastName: parent.lastName,
      email: parent.email,
      isEmailConfirmed: parent.emailConfirmedAt !== null,
      pendingEmail: parent.pendingEmail,
    },
    access: toAccessView(rights),
    children: children.map(({ id, createdAt, xp, dailyVisits, ...child }) => ({
      ...child,
      ...personOf(id, createdAt),
      signsInBy: secretOf(byId.get(id)),
      learning: {
        ...{ xp, dailyVisits },
        answers: learning.get(id)?.answers ?? 0,
        rightAnswers: learning.get(id)?.rightAnswers ?? 0,
        lastAnswerAt: learning.get(id)?.lastAnswerAt?.toISOString() ?? null,
      },
    })),
    activations: given.map(({ createdAt, undoneAt, ...one }) => ({
      ...one,
      createdAt: createdAt.toISOString(),
      undoneAt: undoneAt?.toISOString() ?? null,
      canBeUndone: !undoneAt && now.getTime() - createdAt.getTime() <= UNDO_WINDOW_MS,
    })),
  }
}

function secretOf(account: typeof accounts.$inferSelect | undefined) {
  if (account?.passwordHash) return 'password' as const
  return account?.pictureHash ? ('pictures' as const) : ('parent' as const)
}

const listChildrenOf = (parentId: string) =>
  db()
    .select({
      id: pupils.id,
      createdAt: pupils.createdAt,
      firstName: pupils.firstName,
      nickName: pupils.nickName,
      gradeName: grades.name,
      isOnLeaderboards: pupils.isOnLeaderboards,
      showsNickname: pupils.showsNickname,
      xp: pupils.xp,
      dailyVisits: pupils.dailyVisits,
    })
    .from(pupils)
    .innerJoin(grades, eq(grades.id, pupils.gradeId))
    .where(eq(pupils.parentId, parentId))
    .orderBy(asc(pupils.id))

const listSessions = (accountIds: string[], now: Date) =>
  db()
    .select()
    .from(sessions)
    .where(and(inArray(sessions.accountId, accountIds), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt))

const LEARNING_DAYS = 30

/** Recent answers per pupil, counted using an index. */
async function learningOf(pupilIds: string[], now: Date) {
  const since = new Date(now.getTime() - LEARNING_DAYS * 24 * 3_600_000)
  const rows = await db()
    .select({
      pupilId: answers.pupilId,
      answers: sql<number>`count(*)::int`,
      rightAnswers: sql<number>`(count(*) filter (where outcome in ('right', 'spelling')))::int`,
      lastAnswerAt: sql<Date | null>`max(${answers.at})`.mapWith(answers.at),
    })
    .from(answers)
    .where(and(inArray(answers.pupilId, pupilIds), gt(answers.at, since)))
    .groupBy(answers.pupilId)
  return new Map(rows.map((row) => [row.pupilId, row]))
}

/** Latest activations shown. */
const SHOWN_ACTIVATIONS = 50

const listActivations = (parentId: string) =>
  db()
    .select({
      _id: activations.id,
      productName: activations.productName,
      productPrice: activations.productPrice,
      childName: pupils.firstName,
      adminEmail: activations.adminEmail,
      createdAt: activations.createdAt,
      undoneAt: activations.undoneAt,
    })
    .from(activations)
    .leftJoin(pupils, eq(pupils.id, activations.childId))
    .where(eq(activations.parentId, parentId))
    .orderBy(desc(activations.id))
    .limit(SHOWN_ACTIVATIONS)
