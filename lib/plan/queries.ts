import 'server-only'
import { and, asc, desc, eq, gte, isNull, lt } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { zagrebDay } from '@/lib/hr/dates'
import { PLAN_LIMITS } from './limits'
import type { Plan, Plans } from './model'
import { toPlans } from './rows'
import { testPlans } from './tables'

const mine = (pupilId: string) => and(eq(testPlans.pupilId, pupilId), isNull(testPlans.removedAt))

/** A pupil's plans: those to come, the next one first, and the last of those that are over. */
export async function listPlans(pupilId: string, now = new Date()): Promise<Plans> {
  const today = zagrebDay(now)
  const [open, archive] = await Promise.all([
    db()
      .select()
      .from(testPlans)
      .where(and(mine(pupilId), gte(testPlans.testDay, today)))
      .orderBy(asc(testPlans.testDay), asc(testPlans.id)),
    db()
      .select()
      .from(testPlans)
      .where(and(mine(pupilId), lt(testPlans.testDay, today)))
      .orderBy(desc(testPlans.testDay), desc(testPlans.id))
      .limit(PLAN_LIMITS.archived),
  ])
  return { today, open: await toPlans(open, today), archive: await toPlans(archive, today) }
}

/** The next test of a pupil; null without one. */
export async function findNextPlan(pupilId: string, now = new Date()): Promise<Plan | null> {
  const today = zagrebDay(now)
  const rows = await db()
    .select()
    .from(testPlans)
    .where(and(mine(pupilId), gte(testPlans.testDay, today)))
    .orderBy(asc(testPlans.testDay), asc(testPlans.id))
    .limit(1)
  return (await toPlans(rows, today))[0] ?? null
}
