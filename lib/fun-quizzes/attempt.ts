import 'server-only'
import { and, eq, gte, ne, sql } from 'drizzle-orm'
import type { Database } from '@/lib/db/client'
import { zagrebDay } from '@/lib/hr/dates'
import { funQuizPlays } from './tables'

type Play = typeof funQuizPlays.$inferSelect

/**
 * True for a play with answers when no other one of this quiz has told its pupil keys since the day
 * on which this one began. Other plays count whether they were ended or left, and whichever began
 * first: a play can wait, empty, until another one has told everything.
 */
export async function isFirstAttempt(play: Play, now: Date, tx: Database): Promise<boolean> {
  if (!Object.keys(play.answers).length) return false
  // Of a clock that was set back meanwhile, the day that it says now.
  const [since = ''] = [zagrebDay(play.startedAt), zagrebDay(now)].toSorted()
  const [other] = await tx
    .select({ id: funQuizPlays.id })
    .from(funQuizPlays)
    .where(
      and(
        eq(funQuizPlays.quizId, play.quizId),
        eq(funQuizPlays.pupilId, play.pupilId),
        ne(funQuizPlays.id, play.id),
        gte(funQuizPlays.day, since),
        sql`(${funQuizPlays.answers} <> '{}'::jsonb or ${funQuizPlays.isRanked})`,
      ),
    )
    .limit(1)
  return !other
}
