import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import { pupils } from '@/lib/users/tables'
import { BOARD } from './limits'
import type { Board, BoardRow, Period } from './model'
import { funQuizId } from './queries'
import { weekOf } from './week'

type Asked = { quizId: string; pupilId: string | null; period: Period; now: Date }

/**
 * The board as a query: the best ranked play of each pupil in the period, by points, then by time,
 * then by who was first. Children whose parents want no leaderboard are left out before places are
 * given, so that nothing tells of them.
 */
function placed({ quizId, pupilId, period, now }: Asked) {
  const { from, to } = weekOf(now)
  const inPeriod = period === 'tjedan' ? sql`and play.day between ${from} and ${to}` : sql``
  return sql`
    with best as (
      select distinct on (play.pupil_id) play.pupil_id, pupils.nick_name, play.points,
        greatest(0, round(extract(epoch from play.finished_at - play.started_at) * 1000))::int8 as ms,
        play.finished_at
      from fun_quiz_plays play
      join pupils on pupils.id = play.pupil_id and pupils.is_on_leaderboards
      where play.quiz_id = ${quizId} and play.is_ranked ${inPeriod}
      order by play.pupil_id, play.points desc, ms, play.finished_at
    ), placed as (
      select nick_name, points, ms, coalesce(pupil_id = ${pupilId}::uuid, false) as is_own,
        row_number() over (order by points desc, ms, finished_at, pupil_id)::int as place,
        count(*) over ()::int as total
      from best
    ), own as (select place as own_place from placed where is_own)`
}

/** The first ten and those around the pupil's own place. */
export async function findBoard(
  slug: string,
  period: Period,
  pupilId: string | null,
  now = new Date(),
): Promise<Board> {
  const quizId = await funQuizId(slug)
  const { rows } = await db().execute<Line>(sql`
    ${placed({ quizId, pupilId, period, now })}
    select placed.* from placed left join own on true
    where place <= ${BOARD.top}
      or place between own_place - ${BOARD.around} and own_place + ${BOARD.around}
    order by place`)
  const lines = rows.map(toRow)
  return {
    total: rows[0]?.total ?? 0,
    ownPlace: lines.find(({ isOwn }) => isOwn)?.place ?? null,
    isTakingPart: pupilId === null ? null : await isTakingPart(pupilId),
    rows: lines,
  }
}

type Line = {
  nick_name: string
  points: number
  ms: string
  is_own: boolean
  place: number
  total: number
}

const toRow = ({ place, nick_name, points, ms, is_own }: Line): BoardRow => ({
  place,
  nickName: nick_name,
  points,
  timeMs: Number(ms),
  isOwn: is_own,
})

async function isTakingPart(pupilId: string): Promise<boolean> {
  const [pupil] = await db()
    .select({ isOnLeaderboards: pupils.isOnLeaderboards })
    .from(pupils)
    .where(eq(pupils.id, pupilId))
  return pupil?.isOnLeaderboards ?? false
}

/** A pupil's own place; null for who has none. */
export async function placeOf(asked: Asked): Promise<number | null> {
  const { rows } = await db().execute<{ own_place: number }>(
    sql`${placed(asked)} select own_place from own`,
  )
  return rows[0]?.own_place ?? null
}
