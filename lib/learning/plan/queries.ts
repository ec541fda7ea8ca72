import 'server-only'
import { and, asc, desc, eq, gte, isNull, lt, type Placeholder } from 'drizzle-orm'
import { db, prepared } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { zagrebDay, daysBetween } from '@/lib/platform/hr/dates'
import { PLAN_LIMITS } from './limits'
import type { Plan, Plans } from './model'
import { testPlans, planDays } from './tables'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { HttpError } from '@/lib/platform/http/errors'
import { isId } from '@/lib/platform/is-id'
import { toLessonLink } from '@/lib/content/curriculum/lesson-link'
import { PLAN_MESSAGES } from './contract'

const mine = (pupilId: string | Placeholder) =>
  and(eq(testPlans.pupilId, pupilId), isNull(testPlans.removedAt))

/** A pupil's plans: future ones, next one first, and the latest past ones. */
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

const nextPlans = prepared(['pupilId', 'today'], (database, { pupilId, today }) =>
  database
    .select()
    .from(testPlans)
    .where(and(mine(pupilId), gte(testPlans.testDay, today)))
    .orderBy(asc(testPlans.testDay), asc(testPlans.id))
    .limit(1),
)

/** A pupil's next test, or null. */
export async function findNextPlan(pupilId: string, now = new Date()): Promise<Plan | null> {
  const today = zagrebDay(now)
  const rows = await nextPlans({ pupilId, today })
  return (await toPlans(rows, today))[0] ?? null
}

type PlanRow = typeof testPlans.$inferSelect

/**
 * A pupil's own plan.
 * @throws HttpError 404 for a removed or unknown plan, or another pupil's
 */
export async function findPlan(pupilId: string, id: string): Promise<PlanRow> {
  const isMine = and(
    eq(testPlans.id, id),
    eq(testPlans.pupilId, pupilId),
    isNull(testPlans.removedAt),
  )
  const [row] = isId(id) ? await db().select().from(testPlans).where(isMine) : []
  if (!row) throw new HttpError(404, PLAN_MESSAGES.notFound)
  return row
}

const daysOf = prepared(['ids'], (database, { ids }) =>
  database.select().from(planDays).where(oneOf(planDays.planId, ids)),
)

/** The plans as shown to the pupil on a day; reads their lessons and finished reviews. */
export async function toPlans(rows: PlanRow[], today: string): Promise<Plan[]> {
  if (!rows.length) return []
  const ids = rows.map(({ id }) => id)
  const [lessons, days] = await Promise.all([
    listLessonsById(rows.flatMap(({ lessonIds }) => lessonIds)),
    daysOf({ ids }),
  ])
  return rows.map(({ id, testDay, lessonIds }) => {
    const done = days.filter(({ planId }) => planId === id)
    const now = done.find(({ day }) => day === today)
    return {
      _id: id,
      testDay,
      daysLeft: daysBetween(today, testDay),
      lessons: lessonIds.flatMap((lessonId) =>
        lessons.filter(({ _id }) => _id === lessonId).map(toLessonLink),
      ),
      doneDays: done.length,
      today: now ? { right: now.right, total: now.total } : null,
    }
  })
}
