import 'server-only'
import { and, gt, gte, inArray, lte, sql } from 'drizzle-orm'
import type { AccessView } from '@/lib/billing/model'
import { db } from '@/lib/db/client'
import { addDays, zagrebDay } from '@/lib/hr/dates'
import { visitDays } from '@/lib/rewards/tables'
import type { Week } from './model'

/** The last seven days of these pupils, today among them, by the pupil's id; none without time. */
export async function listWeeks(
  pupilIds: string[],
  now = new Date(),
): Promise<Record<string, Week>> {
  if (!pupilIds.length) return {}
  const today = zagrebDay(now)
  const { pupilId, day, msSpent } = visitDays
  const rows = await db()
    .select({
      pupilId,
      days: sql<number>`count(*)::int`,
      ms: sql<string>`sum(${msSpent})`.mapWith(Number),
    })
    .from(visitDays)
    .where(
      and(
        inArray(pupilId, pupilIds),
        gt(msSpent, 0),
        gte(day, addDays(today, -6)),
        lte(day, today),
      ),
    )
    .groupBy(pupilId)
  return Object.fromEntries(rows.map(({ pupilId: id, ...week }) => [id, week]))
}

/** True while the family's subscription lasts, which reports are a part of. */
export const hasOpenReports = ({ subscription }: AccessView, now: Date): boolean =>
  subscription !== null && new Date(subscription.until) > now
