import 'server-only'
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { accessRights } from '@/lib/people/billing/tables'
import { db } from '@/lib/platform/db/client'
import { onReplica } from '@/lib/platform/db/replica'
import { log } from '@/lib/platform/log'
import type { Letter } from '@/lib/platform/mail/model'
import { postLetter } from '@/lib/platform/mail/outbox'
import { listChildren } from '@/lib/people/users/queries'
import { parents } from '@/lib/people/users/tables'
import { weeklyLetter } from './letter'
import { makeReport } from './report'
import { sentWeeklyReports } from './tables'
import { dueWeek } from './period'

/** Families loaded at a time; their letters are written one by one. */
const BATCH = 100

type Options = {
  /** The clock, replaced by tests. */
  now?: () => Date
  /** Once aborted, no further family is started. */
  stop?: AbortSignal
}

/**
 * Posts the due week's letters to every family that wants them and has a confirmed address, a
 * subscription and a child. A family gets one letter a week even with concurrent runs: the week's
 * row and the letter are written in one transaction. A family whose letter fails is tried again in
 * the next run.
 * @returns the number of letters
 */
export async function queueWeeklyReportLetters(options: Options = {}): Promise<number> {
  const { now = () => new Date(), stop } = options
  const week = dueWeek(now())
  if (week === null) return 0
  let posted = 0
  let after: string | undefined
  for (;;) {
    const batch = await listWaiting(week, now(), after)
    for (const parent of batch) {
      // A run that lasts into Monday skips the rest.
      if (stop?.aborted || dueWeek(now()) !== week) return posted
      if (await tryFamily(parent, week, now())) posted += 1
    }
    after = batch.at(-1)?.id
    if (after === undefined) return posted
  }
}

type Waiting = { id: string; firstName: string }

function listWaiting(week: string, now: Date, after?: string): Promise<Waiting[]> {
  // A subquery, because a join would read all letters of all weeks.
  const letter = sql`(select ${sentWeeklyReports.week} from ${sentWeeklyReports}
    where ${sentWeeklyReports.parentId} = ${parents.id} and ${sentWeeklyReports.week} = ${week})`
  return db()
    .select({ id: parents.id, firstName: parents.firstName })
    .from(parents)
    .innerJoin(accessRights, eq(accessRights.parentId, parents.id))
    .where(
      and(
        mayBeWritten,
        gt(accessRights.subscriptionUntil, now),
        isNull(letter),
        after === undefined ? undefined : gt(parents.id, after),
      ),
    )
    .orderBy(asc(parents.id))
    .limit(BATCH)
}

const mayBeWritten = and(eq(parents.wantsWeeklyReport, true), isNotNull(parents.emailConfirmedAt))

/** Logs a failure, so that the other families still get their letters. */
async function tryFamily(parent: Waiting, week: string, now: Date): Promise<boolean> {
  try {
    const children = await listChildren(parent.id)
    if (!children.length) return false
    const reports = []
    for (const child of children) reports.push(await onReplica(() => makeReport(child, '7', now)))
    return await postOnce(parent.id, week, now, weeklyLetter(parent, reports))
  } catch (error) {
    log().error({ err: error, parent: parent.id }, 'A weekly report could not be written')
    return false
  }
}

/** Posts the letter, unless the week already has one or the parent has opted out. */
async function postOnce(parentId: string, week: string, now: Date, letter: Letter) {
  return db().transaction(async (tx) => {
    // Locked, so that the letter goes to the confirmed address.
    const [parent] = await tx
      .select({ email: parents.email })
      .from(parents)
      .where(and(eq(parents.id, parentId), mayBeWritten))
      .for('update')
    if (!parent) return false
    const isNew = await tx
      .insert(sentWeeklyReports)
      .values({ parentId, week, postedAt: now })
      .onConflictDoNothing()
      .returning({ week: sentWeeklyReports.week })
    if (!isNew.length) return false
    await postLetter({ ...letter, accountId: parentId, recipient: parent.email }, tx)
    return true
  })
}

/** Saves whether a parent wants the weekly letter. */
export async function saveWeeklyReportChoice(parentId: string, isWanted: boolean): Promise<void> {
  await db().update(parents).set({ wantsWeeklyReport: isWanted }).where(eq(parents.id, parentId))
}
