import { sql } from 'drizzle-orm'
import { db } from '@/lib/platform/db/client'
import { findLeaderboard, leaderboardFor } from '@/lib/learning/fun-quizzes/leaderboard'
import { LEADERBOARD_PERIODS } from '@/lib/learning/fun-quizzes/model'
import { addPlayers, addPlays } from './many-players'
import { judged, type Row } from './row'
import { median, milliseconds, quantile, timeOf } from './statistics'

const PLAYERS = 10_000
/** Days with one ranked play per pupil; one or two of them are in the current week. */
const DAYS = 3
const READS = 30

/** Measures a fun quiz's leaderboard for ten thousand pupils, each with their own place. */
export async function measureLeaderboard(): Promise<Row[]> {
  const { rows } = await db().execute<{ id: string; slug: string }>(
    sql`select id, slug from fun_quizzes where is_shown limit 1`,
  )
  const [quiz] = rows
  if (!quiz) throw new Error('There is no fun quiz.')
  await addPlayers(PLAYERS)
  await addPlays(quiz.id, DAYS)
  const players = await db().execute<{ id: string }>(
    sql`select id from pupils order by md5(nick_name) limit ${READS}`,
  )
  const measured: Row[] = []
  for (const period of LEADERBOARD_PERIODS) {
    const times = { pupil: [] as number[], guest: [] as number[] }
    for (const { id } of players.rows) {
      times.pupil.push(await timeOf(() => findLeaderboard(quiz.slug, period, id)))
      times.guest.push(await timeOf(() => leaderboardFor(quiz.slug, period, null)))
    }
    measured.push(
      judged({
        what: `leaderboard of 10,000 players (${period}), with the own place`,
        measured: milliseconds(median(times.pupil)),
        beside: `p95 ${milliseconds(quantile(times.pupil, 0.95))}; a guest, from the kept top: ${milliseconds(median(times.guest))}`,
        budget: '<= 80 ms',
        holds: median(times.pupil) <= 80,
      }),
    )
  }
  return measured
}
