import 'server-only'
import { sql } from 'drizzle-orm'
import { runQuery, type RunQuery } from '@/lib/platform/db/batch-queries'
import { zagrebDay } from '@/lib/platform/hr/dates'
import type { DailyState } from './model'

/** What a pupil's profile says of the practice of the day. */
export async function findDailyState(
  pupilId: string,
  now: Date,
  run: RunQuery = runQuery,
): Promise<DailyState> {
  const { rows } = await run<{ state: DailyState }>(sql`
    select coalesce(
      (
        select case when done_at is null then 'open' else 'done' end from daily_sittings
        where pupil_id = ${pupilId} and day = ${zagrebDay(now)}::date
        order by number desc limit 1
      ),
      case when exists (select from answers where pupil_id = ${pupilId})
        or exists (select from placements where pupil_id = ${pupilId} and done_at is not null)
        then 'new' else 'none' end
    ) as state`)
  return rows[0]?.state ?? 'none'
}
