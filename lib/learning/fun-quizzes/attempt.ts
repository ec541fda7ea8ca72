import 'server-only'
import { and, eq, gte, ne, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { funQuizPlays } from './tables'

type Play = typeof funQuizPlays.$inferSelect

/**
 * True for a play with answers if no other play of this quiz has shown its pupil the keys since the
 * day of its start. Abandoned and later plays count too: otherwise a play could be started early,
 * left empty, and filled in once the keys are known.
 */
export async function isFirstAttemptOfDay(play: Play, now: Date, tx: Database): Promise<boolean> {
  if (!Object.keys(play.answers).length) return false
  // If the clock was set back, counts from the day it shows now.
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
