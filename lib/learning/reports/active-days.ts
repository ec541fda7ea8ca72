import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { periodOf, type Period } from './period'

/** Condition for the days of a period, for tables with a `day` column. */
export const dayInPeriodSql = ({ from, to }: Period): SQL =>
  from === null ? sql`day <= ${to}` : sql`day between ${from} and ${to}`

/** Condition for the instants of a period; the index on answers is sorted by instant. */
export const instantInPeriodSql = ({ since, until }: Period): SQL =>
  sql`at >= ${since.toISOString()} and at < ${until.toISOString()}`

/**
 * The Zagreb days on which pupils learned, as rows of `pupil_id` and `day`: days with time spent or
 * with any activity. Time alone would miss a browser killed before it reported. A day on which a
 * pupil only arrived does not count.
 */
export function activeDaysSql(pupilIds: string[], period: Period): SQL {
  const own = sql`pupil_id in ${pupilIds}`
  const inDays = sql`${own} and ${dayInPeriodSql(period)}`
  return sql`
    select pupil_id, day from visit_days where ${inDays} and ms_spent > 0
    union select pupil_id, day from answers where ${own} and ${instantInPeriodSql(period)}
    union select pupil_id, day from card_reviews where ${inDays}
    union select pupil_id, day from quiz_results where ${inDays}
    union select pupil_id, day from tests where ${inDays} and finished_at is not null
    union select pupil_id, day from check_runs where ${inDays}
      and exists (select 1 from check_answers where run_id = check_runs.id)`
}

/** The last seven days of pupils by id, counted as in their reports. Idle pupils are left out. */
export async function findWeekActivity(pupilIds: string[], now = new Date()) {
  if (!pupilIds.length) return {}
  const { rows } = await db().execute<{ pupilId: string; days: number; ms: string }>(sql`
    select pupil_id as "pupilId", count(*)::int as days, coalesce(sum(ms_spent), 0) as ms
    from (${activeDaysSql(pupilIds, periodOf('7', now))}) as learned
    left join visit_days using (pupil_id, day)
    group by pupil_id`)
  return Object.fromEntries(
    rows.map(({ pupilId, days, ms }) => [pupilId, { days, ms: Number(ms) }]),
  )
}
