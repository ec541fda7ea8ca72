import 'server-only'
import { and, sql } from 'drizzle-orm'
import { toLessonLink, type LessonLink } from '@/lib/content/curriculum/lesson-link'
import { listLessonsById } from '@/lib/content/curriculum/queries'
import { cards } from '@/lib/content/curriculum/tables'
import { textRenderer } from '@/lib/content/media/render-texts'
import { toHintedQuestion } from '@/lib/content/questions/model'
import { withDrawnNumbers } from '@/lib/content/questions/numbers/with-drawn-numbers'
import { isShownQuestionSql, listQuestionsById } from '@/lib/content/questions/queries'
import { questions } from '@/lib/content/questions/tables'
import { isAccessibleCardSql, isAccessibleQuestionSql } from '@/lib/learning/answers/open-content'
import type { PupilPlayer } from '@/lib/learning/answers/policy'
import { readKnowledge } from '@/lib/learning/estimates/knowledge'
import { findOpenTestQuestionIds } from '@/lib/learning/exams/open-question'
import { findMasteryByLesson } from '@/lib/learning/mastery/queries'
import { db } from '@/lib/platform/db/client'
import { oneOf } from '@/lib/platform/db/one-of'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { SITTINGS_A_DAY } from './limits'
import { findAllKnownOutlook } from './all-known'
import type { Sitting, SittingEnd, SittingItem, SittingRound } from './model'
import { planLessonsOfDayAfter } from './plan'
import { isCard, isQuestion, keyOf, type PlannedItem } from './planned-item'
import { againIdOf, findRoundResults, findResults } from './results'
import type { dailySittings } from './tables'

export type StoredSitting = typeof dailySittings.$inferSelect

type Viewed = { player: PupilPlayer; now: Date }

/** A stored sitting as its pupil sees it. Deleted parts and questions of an open test are left out. */
export async function toSitting(
  stored: StoredSitting,
  player: PupilPlayer,
  now: Date,
): Promise<Sitting> {
  const { day, number, items } = stored
  const [asked, results] = await Promise.all([
    toItems(items, stored.roundId, { player, now }),
    findResults(stored, player.id),
  ])
  const first = { roundId: stored.roundId, items: asked, results }
  return {
    ...{ day, number, first },
    again: hasAllResults(first) ? await toAgain(items, first, { player, now }) : null,
    done: stored.doneAt && (await toEnd(stored, first, { player, now })),
  }
}

/** Whether every part has an answer. */
export const hasAllResults = ({ items, results }: Pick<SittingRound, 'items' | 'results'>) =>
  items.every(({ key }) => results[key] !== undefined)

/**
 * A second round of what went wrong in the first: questions with other numbers, then cards, whose
 * schedule stays as the day's first judgement has set it (`scheduleAfterReview`). Null if nothing
 * went wrong.
 */
async function toAgain(
  items: PlannedItem[],
  { roundId: firstId, results }: SittingRound,
  viewed: Viewed,
): Promise<SittingRound | null> {
  const wrong = items.filter((item) => results[keyOf(item)] === false)
  if (!wrong.length) return null
  const roundId = againIdOf(firstId)
  const [asked, answered] = await Promise.all([
    toItems([...wrong.filter(isQuestion), ...wrong.filter(isCard)], roundId, viewed),
    findRoundResults(wrong, roundId, viewed.player.id),
  ])
  return { roundId, items: asked, results: answered }
}

async function toItems(
  items: PlannedItem[],
  roundId: string,
  { player, now }: Viewed,
): Promise<SittingItem[]> {
  const cardIds = items.filter(isCard).map(({ id }) => id)
  const questionIds = items.filter(isQuestion).map(({ id }) => id)
  const [asked, open, cardRows, lessons, inTest] = await Promise.all([
    listQuestionsById(questionIds),
    listOpenQuestions(player, questionIds),
    cardIds.length ? listOpenCards(player, cardIds) : [],
    listLessonsById(items.map(({ lessonId }) => lessonId)),
    findOpenTestQuestionIds(player, now),
  ])
  const render = await textRenderer([asked, cardRows])
  const links = new Map(lessons.map((lesson) => [lesson._id, toLessonLink(lesson)]))
  const shown = items.flatMap((item): SittingItem[] => {
    const lesson = links.get(item.lessonId)
    if (!lesson) return []
    const part = { key: keyOf(item), lesson }
    if (item.kind === 'script') return [{ ...part, kind: 'script' }]
    if (item.kind === 'card') {
      const card = cardRows.find(({ id }) => id === item.id)
      if (!card) return []
      const [front, back] = [render(card.front), render(card.back)]
      return [{ ...part, kind: 'card', cardId: card.id, front, back }]
    }
    const stored = asked.find(({ id }) => id === item.id)
    if (!stored || !open.has(item.id) || inTest.has(item.id)) return []
    const question = toHintedQuestion(withDrawnNumbers(stored, roundId), render)
    return [{ ...part, kind: 'question', reason: item.reason, question }]
  })
  // A script is read for the questions behind it.
  return shown.filter(
    ({ kind, lesson }, place) =>
      kind !== 'script' ||
      shown.slice(place + 1).some((next) => next.lesson.lessonId === lesson.lessonId),
  )
}

/** The questions that are visible and open to the pupil, whose subscription may have ended. */
async function listOpenQuestions(player: PupilPlayer, ids: string[]): Promise<Set<string>> {
  const { rows } = await db().execute<{ id: string }>(sql`
    select id from questions where id = any(${sql.param(ids)}::uuid[]) and ${isShownQuestionSql}
      and ${isAccessibleQuestionSql(player, questions)}`)
  return new Set(rows.map(({ id }) => id))
}

const listOpenCards = (player: PupilPlayer, ids: string[]) =>
  db()
    .select()
    .from(cards)
    .where(and(oneOf(cards.id, ids), isAccessibleCardSql(player, cards)))

/** How a finished sitting went. */
export async function toEnd(
  { items, before, number, day }: StoredSitting,
  { results }: SittingRound,
  { player, now }: Viewed,
): Promise<SittingEnd> {
  const verdicts = items.flatMap((item) =>
    item.kind === 'script' ? [] : (results[keyOf(item)] ?? []),
  )
  const [mastery, knowledge] = await Promise.all([
    findMasteryByLesson(player.id, [...new Set(items.map(({ lessonId }) => lessonId))]),
    readKnowledge(player.id, now),
  ])
  const areMastered = Object.values(mastery).every(({ isMastered }) => isMastered)
  const [planned, allKnown] = await Promise.all([
    planLessonsOfDayAfter(player, knowledge, day),
    findAllKnownOutlook(player.id, { knowledge, items, areMastered, now }),
  ])
  const dayAfter = planned.slice(0, NAMED_LESSONS).map(({ lessonId }) => lessonId)
  const lessons = await listLessonsById([...Object.keys(mastery), ...dayAfter])
  const links = new Map(lessons.map((lesson) => [lesson._id, toLessonLink(lesson)]))
  const gains = Object.entries(mastery).flatMap(([id, { right: after }]) => {
    const lesson = links.get(id)
    const gain = { before: before[id] ?? 0, after }
    return lesson && gain.after > gain.before ? [{ lesson, ...gain }] : []
  })
  return {
    right: verdicts.filter(Boolean).length,
    total: verdicts.length,
    better: gains
      .toSorted((a, b) => b.after - b.before - (a.after - a.before))
      .slice(0, NAMED_LESSONS),
    dayAfter: dayAfter.flatMap((id): LessonLink[] => {
      const lesson = links.get(id)
      return lesson ? [lesson] : []
    }),
    isDayAfter: day < zagrebDay(now),
    allKnown,
    mayContinue: number < SITTINGS_A_DAY,
  }
}

/** Lessons named at the end of a sitting. */
const NAMED_LESSONS = 3
