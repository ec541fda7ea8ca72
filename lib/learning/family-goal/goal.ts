import 'server-only'
import { sql } from 'drizzle-orm'
import { runQuery, type RunQuery } from '@/lib/platform/db/batch-queries'
import { db } from '@/lib/platform/db/client'
import { addDays, zagrebDay } from '@/lib/platform/hr/dates'
import { log } from '@/lib/platform/log'
import { defaultGoalSize, goalDays, type GoalSize } from './goal-size'
import type { FamilyGoal } from './model'
import { familyGoals } from './tables'
import { CAUGHT_UP_WEEKS, mondayOf } from './week'

/**
 * The goal of a family. Weeks whose goal was reached since the last reading get their star, each
 * once.
 */
export async function findFamilyGoal(
  parentId: string,
  now = new Date(),
  run: RunQuery = runQuery,
): Promise<FamilyGoal> {
  const today = zagrebDay(now)
  const week = mondayOf(today)
  const earliest = addDays(week, -7 * CAUGHT_UP_WEEKS)
  const [family, daysOf] = await Promise.all([
    findFamily(parentId, earliest, run),
    countDaysByWeek(parentId, { from: earliest, to: today }, run),
  ])
  const { joined, starred, stars } = family
  // A child who joins during a week adds days to it at once, but changes the goal only from the next
  // week on.
  const childrenIn = (monday: string) => joined.filter((day) => day <= monday).length
  const sizeOf = (monday: string) => family.size ?? defaultGoalSize(childrenIn(monday))
  const targetOf = (monday: string) => goalDays(sizeOf(monday), childrenIn(monday))
  const earned = []
  const first = family.since && family.since > earliest ? family.since : earliest
  for (let monday = first; monday <= week; monday = addDays(monday, 7)) {
    const days = daysOf.get(monday) ?? 0
    if (days >= targetOf(monday) && !starred.includes(monday)) earned.push({ week: monday, days })
  }
  // Stars are recorded by a reading call, which must work without writing, too.
  await recordStars(parentId, earned, now).catch((error: unknown) =>
    log().warn({ err: error }, 'The stars of a family were not recorded'),
  )
  return {
    size: sizeOf(week),
    days: daysOf.get(week) ?? 0,
    target: targetOf(week),
    isReached: starred.includes(week) || earned.some((star) => star.week === week),
    stars: stars + earned.length,
    isShared: joined.length > 1,
  }
}

/** Changes the size of a family's goal from this week on. Earlier weeks keep theirs. */
export async function setFamilyGoal(
  parentId: string,
  size: GoalSize,
  now = new Date(),
): Promise<FamilyGoal> {
  // What was reached so far was reached by the former size.
  await findFamilyGoal(parentId, now)
  const set = { size, since: mondayOf(zagrebDay(now)) }
  await db()
    .insert(familyGoals)
    .values({ parentId, ...set })
    .onConflictDoUpdate({ target: familyGoals.parentId, set })
  return findFamilyGoal(parentId, now)
}

type Family = {
  size: GoalSize | null
  since: string | null
  /** The Zagreb day on which each child got its account. */
  joined: string[]
  /** Mondays of weeks with a star, from `earliest` on. */
  starred: string[]
  stars: number
}

async function findFamily(parentId: string, earliest: string, run: RunQuery): Promise<Family> {
  const { rows } = await run<Family>(sql`
    select
      (select size from family_goals where parent_id = ${parentId}),
      (select since::text from family_goals where parent_id = ${parentId}),
      array(select (created_at at time zone 'Europe/Zagreb')::date::text from pupils
        where parent_id = ${parentId}) as joined,
      array(select week::text from family_stars
        where parent_id = ${parentId} and week >= ${earliest}) as starred,
      (select count(*)::int from family_stars where parent_id = ${parentId}) as stars`)
  return rows[0] ?? { size: null, since: null, joined: [], starred: [], stars: 0 }
}

/** The number of the last day of the caught-up weeks and this one, counted from 0. */
const LAST_DAY = sql.raw(String(7 * (CAUGHT_UP_WEEKS + 1) - 1))

/**
 * Days on which a child answered a question, turned a card or wrote a check, summed over the
 * children, by the Monday of their week. Each day is looked up by an index, however much was
 * answered on it.
 */
async function countDaysByWeek(
  parentId: string,
  { from, to }: { from: string; to: string },
  run: RunQuery,
): Promise<Map<string, number>> {
  const { rows } = await run<{ week: string; days: number }>(sql`
    select date_trunc('week', days.day)::date::text as week, count(*)::int as days
    from pupils cross join (
      select day, day::timestamp at time zone 'Europe/Zagreb' as starts_at,
        (day + 1)::timestamp at time zone 'Europe/Zagreb' as ends_at
      -- A fixed number of rows, so that PostgreSQL keeps one plan for all days.
      from (select ${from}::date + n as day from generate_series(0, ${LAST_DAY}) as n) numbered
      where day <= ${to}::date
    ) as days
    where pupils.parent_id = ${parentId} and (
      exists (select from answers where pupil_id = pupils.id
        and at >= days.starts_at and at < days.ends_at)
      or exists (select from card_reviews where pupil_id = pupils.id and day = days.day)
      -- „offset 0” forbids to hash the whole tables instead of asking their indexes.
      or exists (select from check_runs where pupil_id = pupils.id and day = days.day
        and exists (select from check_answers where run_id = check_runs.id offset 0) offset 0))
    group by 1`)
  return new Map(rows.map(({ week, days }) => [week, days]))
}

type Star = { week: string; days: number }

/** Two readers at once record a star once. Nothing is recorded for a family that was erased. */
async function recordStars(parentId: string, stars: Star[], now: Date) {
  for (const { week, days } of stars) {
    await db().execute(sql`
      insert into family_stars (parent_id, week, days, earned_at)
      select id, ${week}::date, ${days}::int, ${now.toISOString()}::timestamptz
      from parents where id = ${parentId} for key share
      on conflict do nothing`)
  }
}
