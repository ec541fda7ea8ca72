import 'server-only'
import { and, eq, gt, gte, isNull, lt, ne, sql } from 'drizzle-orm'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { db } from '@/lib/platform/db/client'
import { addDays, zagrebDay } from '@/lib/platform/hr/dates'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import { isId } from '@/lib/platform/is-id'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { PLAN_LIMITS } from './limits'
import { PLAN_MESSAGES } from './contract'
import type { Plan } from './model'
import { findPlan, toPlans } from './queries'
import { testPlans } from './tables'

type NewPlan = { id: string; testDay: string; lessonIds: string[] }

/**
 * Creates a plan once. A removed plan is restored with its done days: the undo of a removal.
 * @throws HttpError 400 for a wrong day or lesson, 404 for another pupil's id, 409 with too many
 * plans
 */
export async function makePlan(
  pupilId: string,
  { id, testDay, lessonIds }: NewPlan,
  now = new Date(),
): Promise<Plan> {
  const today = zagrebDay(now)
  const chosen = [...new Set(lessonIds)]
  // Read before the transaction, which must not wait for a second connection.
  const isKnown = (await listLessonsById(chosen)).length === chosen.length
  await db().transaction(async (tx) => {
    // The lock keeps concurrent calls within the limits.
    await lockPupil(pupilId, tx)
    const others = and(
      eq(testPlans.pupilId, pupilId),
      isNull(testPlans.removedAt),
      gte(testPlans.testDay, today),
      ne(testPlans.id, id),
    )
    if ((await tx.$count(testPlans, others)) >= PLAN_LIMITS.open) {
      throw new HttpError(409, PLAN_MESSAGES.tooMany)
    }
    const broughtBack = await tx
      .update(testPlans)
      .set({ removedAt: null })
      .where(and(eq(testPlans.id, id), eq(testPlans.pupilId, pupilId)))
      .returning({ id: testPlans.id })
    if (broughtBack.length) return
    // Removed plans count too, so that creating and removing in turn is limited.
    const lately = and(
      eq(testPlans.pupilId, pupilId),
      gt(testPlans.createdAt, new Date(now.getTime() - DAY_MS)),
    )
    if ((await tx.$count(testPlans, lately)) >= PLAN_LIMITS.aDay) {
      throw new HttpError(409, PLAN_MESSAGES.enoughForToday)
    }
    if (!isPlannable(testDay, today)) throw invalid({ testDay: [PLAN_MESSAGES.wrongDay] })
    if (!isKnown) throw invalid({ lessonIds: [PLAN_MESSAGES.unknownLesson] })
    await tx
      .insert(testPlans)
      .values({ id, pupilId, testDay, lessonIds: chosen, createdAt: now })
      .onConflictDoNothing()
  })
  const [plan] = await toPlans([await findPlan(pupilId, id)], today)
  if (!plan) throw new HttpError(404, PLAN_MESSAGES.notFound)
  return plan
}

const isPlannable = (testDay: string, today: string) =>
  testDay > today && testDay <= addDays(today, PLAN_LIMITS.daysAhead)

const invalid = (fields: Record<string, string[]>) =>
  new HttpError(400, MESSAGES.invalid, { fields })

/** A removed plan can be restored for this long; new plans are counted over the same time. */
const DAY_MS = 24 * 3_600_000

/**
 * Removes a pupil's own plan. Repeating the call changes nothing. Plans removed more than a day ago
 * are erased.
 */
export async function removePlan(pupilId: string, id: string, now = new Date()): Promise<void> {
  const mine = and(eq(testPlans.pupilId, pupilId), eq(testPlans.id, id))
  const removed = isId(id)
    ? await db()
        .update(testPlans)
        .set({
          removedAt: sql`coalesce(${testPlans.removedAt}, ${now.toISOString()}::timestamptz)`,
        })
        .where(mine)
        .returning({ id: testPlans.id })
    : []
  if (!removed.length) throw new HttpError(404, PLAN_MESSAGES.notFound)
  const isOld = lt(testPlans.removedAt, new Date(now.getTime() - DAY_MS))
  await db()
    .delete(testPlans)
    .where(and(eq(testPlans.pupilId, pupilId), isOld))
}
