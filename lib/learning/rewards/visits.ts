import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { runQuery, type RunQuery } from '@/lib/platform/db/batch-queries'
import { db } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { pupils } from '@/lib/people/users/tables'
import { fireLevel } from './fire-level'
import { LONGEST_SESSION_MS, SHOWN_VISIT_DAYS } from './limits'
import type { VisitChange } from './model'
import { countedTime, visitDays } from './tables'
import { uncounted, withSpan, type Span } from './time-spans'
import { flamesForVisit, splitByDay } from './visit-day'

/** Records a visit: the first on a Zagreb day earns its flames (rule 20.8). */
export async function recordVisit(pupilId: string, now = new Date()): Promise<VisitChange> {
  return db().transaction(async (tx) => {
    const { dailyVisits: before } = await lockPupil(pupilId, tx)
    const day = zagrebDay(now)
    const [visit] = await tx
      .insert(visitDays)
      .values({ pupilId, day, flames: flamesForVisit(now) })
      .onConflictDoUpdate({
        target: [visitDays.pupilId, visitDays.day],
        set: { flames: flamesForVisit(now) },
        setWhere: sql`${visitDays.flames} = 0`,
      })
      .returning()
    const flames = visit?.flames ?? 0
    const dailyVisits = before + flames
    if (flames) await tx.update(pupils).set({ dailyVisits }).where(eq(pupils.id, pupilId))
    return {
      day,
      flames,
      dailyVisits,
      oldFireLevel: fireLevel(before),
      newFireLevel: fireLevel(dailyVisits),
    }
  })
}

/**
 * Adds the time of a session to its Zagreb days: nothing if it starts after its end, and of a long
 * session only the last three hours. Each moment counts once, even with several tabs or a repeated
 * call.
 */
export async function addSessionTime(
  pupilId: string,
  startedAt: Date,
  endedAt: Date,
): Promise<void> {
  await db().transaction(async (tx) => {
    await lockPupil(pupilId, tx)
    const [counted] = await tx.select().from(countedTime).where(eq(countedTime.pupilId, pupilId))
    const before = counted?.spans ?? []
    const earliest = endedAt.getTime() - LONGEST_SESSION_MS
    const span: Span = [Math.max(startedAt.getTime(), earliest), endedAt.getTime()]
    const parts = uncounted(span, before)
    if (!parts.length) return
    const days = parts.flatMap(([from, to]) => splitByDay(new Date(from), new Date(to)))
    for (const { day, ms } of days) {
      await tx
        .insert(visitDays)
        .values({ pupilId, day, msSpent: ms })
        .onConflictDoUpdate({
          target: [visitDays.pupilId, visitDays.day],
          set: { msSpent: sql`${visitDays.msSpent} + ${ms}` },
        })
    }
    // All time up to two session lengths ago is taken as counted: the second is for a clock that is
    // set back.
    const spans = withSpan(before, span, earliest - LONGEST_SESSION_MS)
    await tx
      .insert(countedTime)
      .values({ pupilId, spans })
      .onConflictDoUpdate({ target: countedTime.pupilId, set: { spans } })
  })
}

/** Milliseconds spent on the latest Zagreb days (`dailyVisitDates`, rule 14.18). */
export async function findTimeByVisitDay(
  pupilId: string,
  run: RunQuery = runQuery,
): Promise<Record<string, number>> {
  const { rows } = await run<{ day: string; ms: number }>(sql`
    select day::text, ms_spent::float8 as ms from ${visitDays}
    where ${visitDays.pupilId} = ${pupilId} order by ${visitDays.day} desc
    limit ${SHOWN_VISIT_DAYS}`)
  return Object.fromEntries(rows.map(({ day, ms }) => [day, ms]))
}
