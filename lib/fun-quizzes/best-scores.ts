import 'server-only'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { db } from '@/lib/db/client'
import type { FunScore } from './model'
import { funQuizPlays, funQuizzes } from './tables'

/** A pupil's best play of each quiz, by the quiz's slug. */
export async function listBestScores(pupilId: string): Promise<Map<string, FunScore>> {
  const rows = await db()
    .selectDistinctOn([funQuizPlays.quizId], {
      slug: funQuizzes.slug,
      right: funQuizPlays.right,
      total: funQuizPlays.total,
    })
    .from(funQuizPlays)
    .innerJoin(funQuizzes, eq(funQuizzes.id, funQuizPlays.quizId))
    .where(and(eq(funQuizPlays.pupilId, pupilId), isNotNull(funQuizPlays.finishedAt)))
    .orderBy(funQuizPlays.quizId, desc(funQuizPlays.points))
  return new Map(
    rows.map(({ slug, right, total }) => [slug, { right: right ?? 0, total: total ?? 0 }]),
  )
}
