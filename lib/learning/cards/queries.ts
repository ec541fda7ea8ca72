import 'server-only'
import { and, asc, eq, lt, sql, type Placeholder, type SQL } from 'drizzle-orm'
import { textRenderer } from '@/lib/content/media/render-texts'
import { isShownLessonSql, isLessonVisible } from '@/lib/content/curriculum/queries'
import { cards } from '@/lib/content/curriculum/tables'
import { db, prepared } from '@/lib/platform/db/client'
import { nextMidnight } from '@/lib/learning/rewards/visit-day'
import { isFreeLessonSql } from '@/lib/content/curriculum/free-lessons'
import { isAccessibleCardSql } from '@/lib/learning/answers/open-content'
import {
  cardLimit,
  GUEST_PLAYER,
  type Player,
  type PupilPlayer,
} from '@/lib/learning/answers/policy'
import type { LessonCard } from './model'
import { cardSchedules, spellingCards } from './tables'

/**
 * The cards of a lesson open to a player, in order, for pupils with their state; null for an
 * unknown lesson.
 */
export async function listLessonCards(
  lessonId: string,
  player: Player = GUEST_PLAYER,
  now = new Date(),
) {
  if (!(await isLessonVisible(lessonId))) return null
  const rows = await db()
    .select({ _id: cards.id, front: cards.front, back: cards.back })
    .from(cards)
    .where(and(eq(cards.lessonId, lessonId), isAccessibleCardSql(player, cards)))
    .orderBy(asc(cards.position), asc(cards.id))
  const render = await textRenderer(rows)
  const sides = rows.map(({ _id, front, back }): LessonCard => {
    return { _id, front: render(front), back: render(back) }
  })
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

type DueBefore = { pupilId: string | Placeholder; before: Date | Placeholder }

/** @param most the greatest position of a card that is open to the pupil */
const isDueCardSql = ({ pupilId, before, most }: DueBefore & { most: number | Placeholder }) =>
  and(
    eq(cardSchedules.pupilId, pupilId),
    lt(cardSchedules.due, before),
    sql`(${cards.position} <= ${most}::bigint or ${isFreeLessonSql(cards.lessonId)})`,
    isShownLessonSql(cards.lessonId),
  )

const isDueSpellingSql = ({ pupilId, before }: DueBefore) =>
  and(
    eq(spellingCards.pupilId, pupilId),
    lt(spellingCards.due, before),
    isShownLessonSql(spellingCards.lessonId),
  )

const dueCards = prepared(
  ['pupilId', 'before', 'most', 'limit'],
  (database, { pupilId, before, most, limit }) =>
    database
      .select({
        _id: cards.id,
        lessonId: cards.lessonId,
        front: cards.front,
        back: cards.back,
        due: cardSchedules.due,
      })
      .from(cardSchedules)
      .innerJoin(cards, eq(cards.id, cardSchedules.cardId))
      .where(isDueCardSql({ pupilId, before, most }))
      .orderBy(asc(cardSchedules.due), asc(cards.position), asc(cards.id))
      .limit(limit),
)

/**
 * Cards of lessons that the pupil has reviewed before and that are due before an instant, oldest
 * first.
 */
export const listDueCards = (player: PupilPlayer, before: Date, limit: number) =>
  dueCards({ pupilId: player.id, before, most: cardLimit(player, { isFree: false }), limit })

const dueSpelling = prepared(
  ['pupilId', 'before', 'limit'],
  (database, { pupilId, before, limit }) =>
    database
      .select({
        _id: spellingCards.id,
        lessonId: spellingCards.lessonId,
        typed: spellingCards.typed,
        correct: spellingCards.correct,
        due: spellingCards.due,
      })
      .from(spellingCards)
      .where(isDueSpellingSql({ pupilId, before }))
      .orderBy(asc(spellingCards.due), asc(spellingCards.id))
      .limit(limit),
)

/** The pupil's misspelt words due before an instant, oldest first. */
export const listDueSpelling = ({ id }: PupilPlayer, before: Date, limit: number) =>
  dueSpelling({ pupilId: id, before, limit })

/** The number of cards and misspelt words due before an instant, each counted up to a limit. */
export const countDueSql = (player: PupilPlayer, before: Date, limit: number): SQL => {
  const [pupilId, most] = [player.id, cardLimit(player, { isFree: false })]
  return sql`(
    (select count(*)::int from (
      select from ${cardSchedules} join ${cards} on ${eq(cards.id, cardSchedules.cardId)}
      where ${isDueCardSql({ pupilId, before, most })} limit ${limit}
    ) due_cards)
    + (select count(*)::int from (
      select from ${spellingCards} where ${isDueSpellingSql({ pupilId, before })} limit ${limit}
    ) due_words)
  )`
}
