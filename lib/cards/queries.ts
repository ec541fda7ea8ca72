import 'server-only'
import { and, asc, eq } from 'drizzle-orm'
import { renderText } from '@/lib/markdown/render'
import { lessonExists } from '@/lib/content/queries'
import { cards } from '@/lib/content/tables'
import { db } from '@/lib/db/client'
import { nextMidnight } from '@/lib/rewards/visit-day'
import { GUEST, type Player } from '@/lib/answers/policy'
import { isOpenTo } from './due-cards'
import type { LessonCard } from './model'
import { cardSchedules } from './tables'

/**
 * The cards of a lesson as far as this player gets them, in their order; a pupil's with their state.
 * Null without such a lesson.
 */
export async function listLessonCards(
  lessonId: string,
  player: Player = GUEST,
  now = new Date(),
): Promise<LessonCard[] | null> {
  if (!(await lessonExists(lessonId))) return null
  const rows = await db()
    .select({ _id: cards.id, front: cards.front, back: cards.back })
    .from(cards)
    .where(and(eq(cards.lessonId, lessonId), isOpenTo(player)))
    .orderBy(asc(cards.position), asc(cards.id))
  const sides = rows.map(({ _id, front, back }) => ({
    _id,
    front: renderText(front),
    back: renderText(back),
  }))
  if (player.role !== 'pupil') return sides
  const due = await dueDatesOf(player.id, lessonId)
  const midnight = nextMidnight(now)
  return sides.map((card) => ({ ...card, state: stateOf(due.get(card._id), midnight) }))
}

async function dueDatesOf(pupilId: string, lessonId: string): Promise<Map<string, Date>> {
  const rows = await db()
    .select({ cardId: cardSchedules.cardId, due: cardSchedules.due })
    .from(cardSchedules)
    .innerJoin(cards, eq(cards.id, cardSchedules.cardId))
    .where(and(eq(cardSchedules.pupilId, pupilId), eq(cards.lessonId, lessonId)))
  return new Map(rows.map(({ cardId, due }) => [cardId, due]))
}

function stateOf(due: Date | undefined, midnight: Date): LessonCard['state'] {
  if (!due) return 'new'
  return due < midnight ? 'due' : 'later'
}
