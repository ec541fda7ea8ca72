import 'server-only'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { listLessons } from '@/lib/content/queries'
import { db } from '@/lib/db/client'
import { daysBetween } from '@/lib/hr/dates'
import { HttpError } from '@/lib/http/errors'
import { isId } from '@/lib/is-id'
import { toLessonLink } from '@/lib/content/lesson-link'
import { PLAN_MESSAGES } from './contract'
import type { Plan } from './model'
import { planDays, testPlans } from './tables'

export type PlanRow = typeof testPlans.$inferSelect

/** A pupil's own plan that was not removed. */
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

/** The plans as the pupil sees them on a day, in the order given. */
export async function toPlans(rows: PlanRow[], today: string): Promise<Plan[]> {
  const ids = rows.map(({ id }) => id)
  const [lessons, days] = await Promise.all([
    listLessons(rows.flatMap(({ lessonIds }) => lessonIds)),
    db().select().from(planDays).where(inArray(planDays.planId, ids)),
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
