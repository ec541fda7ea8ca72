import 'server-only'
import { asc } from 'drizzle-orm'
import { cards, checkQuestions } from '@/lib/content/curriculum/tables'
import type { Transaction } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'

/** The cards and open questions of lessons in the log's form, by lesson id. */
export type LoggedLessonParts = Map<string, { cards: object[]; checks: object[] }>

export async function findLoggedLessonParts(
  tx: Transaction,
  lessonIds: string[],
): Promise<LoggedLessonParts> {
  if (!lessonIds.length) return new Map()
  const turned = await tx
    .select()
    .from(cards)
    .where(oneOf(cards.lessonId, lessonIds))
    .orderBy(asc(cards.position))
  const asked = await tx
    .select()
    .from(checkQuestions)
    .where(oneOf(checkQuestions.lessonId, lessonIds))
    .orderBy(asc(checkQuestions.position))
  const ofLesson = <Row extends { lessonId: string }>(rows: Row[], id: string) =>
    rows.filter(({ lessonId }) => lessonId === id)
  return new Map(
    lessonIds.map((id) => [
      id,
      {
        cards: ofLesson(turned, id).map(({ front, back }) => ({ front, back })),
        checks: ofLesson(asked, id).map(({ prompt, modelAnswer, keyPoints }) => ({
          ...{ prompt, modelAnswer, keyPoints },
        })),
      },
    ]),
  )
}
