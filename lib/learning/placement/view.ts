import 'server-only'
import { toLessonLink } from '@/lib/content/curriculum/lesson-link'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { textRenderer } from '@/lib/content/media/render-texts'
import { toPublicQuestion, type PublicQuestion } from '@/lib/content/questions/model'
import { withDrawnNumbers } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { listQuestionsById } from '@/lib/content/questions/queries'
import { HttpError } from '@/lib/platform/http/errors'
import type { AskedBook } from './book'
import { PLACEMENT_MESSAGES } from './contract'
import { PLACEMENT } from './limits'
import type { Placement, PlacementResult } from './model'
import { foundPlace, isKnownBy, type AskedItem } from './next-question'
import type { placements } from './tables'

export type StoredPlacement = typeof placements.$inferSelect

/** The question that waits for its answer; undefined once all is done. */
export const openItemOf = ({ items }: StoredPlacement): AskedItem | undefined => {
  const last = items.at(-1)
  return last?.outcome === null ? last : undefined
}

/** A stored placement as its pupil sees it: never a judgement of a single answer. */
export async function toPlacement(asked: AskedBook, stored: StoredPlacement): Promise<Placement> {
  const { items, roundId } = stored
  const open = openItemOf(stored)
  const [question, result] = await Promise.all([
    open ? findPublicQuestion(open.questionId, roundId) : null,
    open ? null : toResult(asked, stored),
  ])
  return {
    book: asked.book,
    roundId,
    position: items.length,
    most: PLACEMENT.questions,
    question,
    result,
  }
}

async function findPublicQuestion(id: string, roundId: string): Promise<PublicQuestion> {
  const [stored] = await listQuestionsById([id])
  // Deleted in this very moment.
  if (!stored) throw new HttpError(503, PLACEMENT_MESSAGES.failed)
  // Nothing here is worth more points.
  const question = { ...withDrawnNumbers(stored, roundId), isBonus: false }
  return toPublicQuestion(question, await textRenderer(question))
}

/** The result in lessons that the textbook still has. */
async function toResult(
  { lessons }: AskedBook,
  { items, startLessonId, repeatLessonIds }: StoredPlacement,
): Promise<PlacementResult> {
  const ids = lessons.map(({ lessonId }) => lessonId)
  const place = startLessonId ? ids.indexOf(startLessonId) : -1
  // Without its lesson the place is found again from the answers.
  const startId = place < 0 ? foundPlace(lessons, items)?.startId : ids[place]
  const links = new Map(
    (await listLessonsById(ids)).map((lesson) => [lesson._id, toLessonLink(lesson)]),
  )
  const start = links.get(startId ?? '')
  if (!start) throw new HttpError(503, PLACEMENT_MESSAGES.failed)
  return {
    start,
    repeat: repeatLessonIds.flatMap((id) => links.get(id) ?? []),
    asked: ids.flatMap((id) => {
      const [lesson, isKnown] = [links.get(id), isKnownBy(items, id)]
      return lesson && isKnown !== undefined ? [{ lesson, isKnown }] : []
    }),
  }
}
