import 'server-only'
import { Cron } from 'croner'
import { eq, or } from 'drizzle-orm'
import { announceChange } from '@/lib/platform/cache/announce'
import { db } from '@/lib/platform/db/client'
import { addDays, zagrebDay } from '@/lib/platform/hr/dates'
import { runJob } from '@/lib/platform/jobs'
import { log } from '@/lib/platform/log'
import { sponsors } from '../tables'

/** Midnight in Zagreb, then every 15 minutes for an hour, in case the database was unavailable. */
const PATTERN = '*/15 0 * * *'

/** Renews the pages with sponsors on a sponsor's first Zagreb day, and on the day after its last. */
export async function renewPagesOfSponsors(today = zagrebDay(new Date())): Promise<void> {
  const hasChange = or(eq(sponsors.from, today), eq(sponsors.until, addDays(today, -1)))
  if (await db().$count(sponsors, hasChange)) await announceChange(db(), ['site'])
}

/** Renews the pages with sponsors each day until stopped. */
export function startSponsorDayJob() {
  const failed = (error: unknown) => log().warn({ err: error }, 'The sponsors are not renewed')
  const job = new Cron(PATTERN, { timezone: 'Europe/Zagreb', unref: true, catch: failed }, () =>
    runJob('sponsor-days', () => renewPagesOfSponsors()),
  )
  return { stop: () => job.stop() }
}
