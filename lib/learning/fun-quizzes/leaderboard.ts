import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { cacheBriefly } from '@/lib/platform/cache/cache-briefly'
import { db } from '@/lib/platform/db/client'
import { onReplica } from '@/lib/platform/db/replica'
import { pseudonymOf } from '@/lib/people/users/pseudonym'
import { pupils } from '@/lib/people/users/tables'
import { LEADERBOARD_LIMITS } from './limits'
import type { LeaderboardView, LeaderboardRow, LeaderboardPeriod } from './model'
import { MIN_MS_PER_QUESTION } from './points'
import { findFunQuizId } from './queries'
import { addDays, weekdayFromMonday, zagrebDay } from '@/lib/platform/hr/dates'

type Asked = { quizId: string; pupilId: string | null; period: LeaderboardPeriod; now: Date }

/**
 * The leaderboard as common table expressions: `placed` is each pupil's best ranked play of the
 * period, ordered by points, duration and finishing time; `own` is the place of `pupilId`. Children
 * whose parents want no leaderboard are excluded before places are assigned. Each step reads the
 * previous one once, so the cost is linear in the plays.
 */
function placed({ quizId, pupilId, period, now }: Asked) {
  const { from, to } = weekOf(now)
  const inPeriod = period === 'tjedan' ? sql`and play.day between ${from} and ${to}` : sql``
  return sql`
    with best as (
      select distinct on (play.pupil_id) play.pupil_id, play.points, play.finished_at,
        greatest(play.total * ${MIN_MS_PER_QUESTION} * interval '1 ms', play.finished_at - play.started_at) as time
      from fun_quiz_plays play
      where play.quiz_id = ${quizId} and play.is_ranked ${inPeriod}
      order by play.pupil_id, play.points desc, time, play.finished_at
    ), placed as materialized (
      select best.pupil_id, best.points, best.time, row_number() over (
        order by best.points desc, best.time, best.finished_at, best.pupil_id)::int as place
      from best join pupils on pupils.id = best.pupil_id and pupils.is_on_leaderboards
    ), own as materialized (select place from placed where pupil_id = ${pupilId}::uuid)`
}

/** The first ten places, and those around the pupil's own. */
export async function findLeaderboard(
  slug: string,
  period: LeaderboardPeriod,
  pupilId: string | null,
  now = new Date(),
): Promise<LeaderboardView> {
  const quizId = await findFunQuizId(slug)
  const { rows } = await db().execute<Line>(sql`
    ${placed({ quizId, pupilId, period, now })}
    select placed.place, placed.pupil_id, placed.points,
      case when pupils.shows_nickname then pupils.nick_name end as nick_name,
      round(extract(epoch from placed.time) * 1000)::int8 as ms,
      placed.place is not distinct from (select place from own) as is_own,
      (select count(*)::int from placed) as total
    from placed join pupils on pupils.id = placed.pupil_id
    where placed.place <= ${LEADERBOARD_LIMITS.top}
      or abs(placed.place - (select place from own)) <= ${LEADERBOARD_LIMITS.around}
    order by placed.place`)
  const lines = rows.map(({ place, pupil_id, nick_name, points, ms, is_own }): LeaderboardRow => ({
    place,
    nickName: nick_name ?? pseudonymOf(pupil_id),
    points,
    timeMs: Number(ms),
    isOwn: is_own,
  }))
  return {
    total: rows[0]?.total ?? 0,
    ownPlace: lines.find(({ isOwn }) => isOwn)?.place ?? null,
    isTakingPart: pupilId === null ? null : await isTakingPart(pupilId),
    rows: lines,
  }
}

const topOf = cacheBriefly(LEADERBOARD_LIMITS.topKeptMs, (key) => {
  const [slug = '', period] = key.split(' ') as [string, LeaderboardPeriod]
  return onReplica(() => findLeaderboard(slug, period, null))
})

/**
 * The leaderboard for a visitor. For a pupil it is current. All other visitors share one that is
 * cached for a few seconds, because the call is public.
 */
export const leaderboardFor = (
  slug: string,
  period: LeaderboardPeriod,
  pupilId: string | null,
): Promise<LeaderboardView> =>
  pupilId === null ? topOf(`${slug} ${period}`) : findLeaderboard(slug, period, pupilId)

type Line = {
  pupil_id: string
  /** Null where the parent keeps the nickname private. */
  nick_name: string | null
  points: number
  ms: string
  is_own: boolean
  place: number
  total: number
}

async function isTakingPart(pupilId: string): Promise<boolean> {
  const [pupil] = await db()
    .select({ isOnLeaderboards: pupils.isOnLeaderboards })
    .from(pupils)
    .where(eq(pupils.id, pupilId))
  return pupil?.isOnLeaderboards ?? false
}

/** A pupil's place, or null without one, and the number of pupils on the board. */
export async function findLeaderboardPlace(asked: Asked) {
  const { rows } = await db().execute<{ place: number | null; players: number }>(
    sql`${placed(asked)} select (select place from own), count(*)::int as players from placed`,
  )
  return rows[0] ?? { place: null, players: 0 }
}

/**
 * The week of an instant as Zagreb days, Monday to Sunday. Days are used instead of instants, so
 * that a clock change moves no play into another week.
 */
export function weekOf(instant: Date): { from: string; to: string } {
  const today = zagrebDay(instant)
  const from = addDays(today, -weekdayFromMonday(today))
  return { from, to: addDays(from, 6) }
}
