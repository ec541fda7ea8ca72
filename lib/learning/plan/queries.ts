import 'server-only'
import { and, asc, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import { runQuery, type RunQuery } from '@/lib/platform/db/batch-queries'
import { db, prepared } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { zagrebDay, daysBetween } from '@/lib/platform/hr/dates'
import { PLAN_LIMITS } from './limits'
import type { Plan, PlanList } from './model'
import { testPlans, planDays } from './tables'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { HttpError } from '@/lib/platform/http/errors'
import { isId } from '@/lib/platform/is-id'
import { toLessonLink } from '@/lib/content/curriculum/lesson-link'
import { PLAN_MESSAGES } from './contract'

const mine = (pupilId: string) => and(eq(testPlans.pupilId, pupilId), isNull(testPlans.removedAt))

/** A pupil's plans: future ones, next one first, and the latest past ones. */
export async function listPlans(pupilId: string, now = new Date()): Promise<PlanList> {
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

type ReviewedDay = { day: string; right: number; total: number }

type PlanRow = Pick<typeof testPlans.$inferSelect, 'id' | 'testDay' | 'lessonIds'>
type ReviewedPlanRow = PlanRow & { days: ReviewedDay[] }

/** A pupil's next test with its finished reviews, without its lessons; null when there is none. */
export async function findNextPlanRow(
  pupilId: string,
  now: Date,
  run: RunQuery = runQuery,
): Promise<ReviewedPlanRow | null> {
  const { rows } = await run<ReviewedPlanRow>(sql`
    select id, test_day::text as "testDay", lesson_ids as "lessonIds", (
      select coalesce(json_agg(json_build_object('day', day, 'right', "right", 'total', total)), '[]')
      from ${planDays} where ${eq(planDays.planId, testPlans.id)}
    ) as days
    from ${testPlans} where ${and(mine(pupilId), gte(testPlans.testDay, zagrebDay(now)))}
    order by test_day, id limit 1`)
  return rows[0] ?? null
}

/**
 * A pupil's own plan.
 * @throws HttpError 404 for a removed or unknown plan, or another pupil's
 */
export async function findPlan(
  pupilId: string,
  id: string,
): Promise<typeof testPlans.$inferSelect> {
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
  return rows.map((row) => {
    const ofPlan = days.filter(({ planId }) => planId === row.id)
    return toPlan({ ...row, days: ofPlan }, lessons, today)
  })
}

/**
 * A plan as shown to the pupil on a day.
 * @param lessons among which are those of the plan
 */
export function toPlan(
  { id, testDay, lessonIds, days }: ReviewedPlanRow,
  lessons: PlacedLesson[],
  today: string,
): Plan {
  const now = days.find(({ day }) => day === today)
  return {
    _id: id,
    testDay,
    daysLeft: daysBetween(today, testDay),
    lessons: lessonIds.flatMap((lessonId) =>
      lessons.filter(({ _id }) => _id === lessonId).map(toLessonLink),
    ),
    doneDays: days.length,
    today: now ? { right: now.right, total: now.total } : null,
  }
}
