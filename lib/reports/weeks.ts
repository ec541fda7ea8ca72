import 'server-only'
import { sql } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { activeDays } from './active-days'
import type { Week } from './model'
import { periodOf } from './period'

type WeekRow = { pupilId: string; days: number; ms: string }

/**
 * The last seven days of these pupils, today among them, by the pupil's id, as their reports count
 * them; none for a pupil that did nothing.
 */
export async function listWeeks(
  pupilIds: string[],
  now = new Date(),
): Promise<Record<string, Week>> {
  if (!pupilIds.length) return {}
  const { rows } = await db().execute<WeekRow>(sql`
    select pupil_id as "pupilId", count(*)::int as days, coalesce(sum(ms_spent), 0) as ms
    from (${activeDays(pupilIds, periodOf('7', now))}) as learned
    left join visit_days using (pupil_id, day)
    group by pupil_id`)
  return Object.fromEntries(
    rows.map(({ pupilId, days, ms }) => [pupilId, { days, ms: Number(ms) }]),
  )
}
