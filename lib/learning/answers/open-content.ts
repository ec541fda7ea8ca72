import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isFreeLesson, isFreeLessonSql } from '@/lib/content/curriculum/free-lessons'
import { FREE_CARDS, FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { hasFullAccess, type Player } from './policy'

/**
 * A lesson for the limits of `policy.ts`. Whether it is free matters only to players without a
 * subscription, so the others ask nothing.
 */
export const lessonForLimits = async (player: Player, lessonId: string) => ({
  isFree: !hasFullAccess(player) && (await isFreeLesson(lessonId)),
})

/** Where a question or card stands: the outer query's columns for its position and its lesson. */
type Place = { position: AnyPgColumn | SQL; lessonId: AnyPgColumn | SQL }

const isOpenSql = (player: Player, { position, lessonId }: Place, free: number) =>
  hasFullAccess(player)
    ? sql`${position} is not null`
    : sql`(${position} <= ${free}::int or ${isFreeLessonSql(lessonId)})`

/** SQL condition: a question is open to a player; the same rule as `questionLimit`. */
export const isAccessibleQuestionSql = (player: Player, place: Place): SQL =>
  isOpenSql(player, place, FREE_QUESTIONS)

/** SQL condition: a card is open to a player; the same rule as `cardLimit`. */
export const isAccessibleCardSql = (player: Player, place: Place): SQL =>
  isOpenSql(player, place, FREE_CARDS)

type Placed = { position: number; lessonId: string | null }

/** Whether a question or card at a place is open to a player, by one of the limits of `policy.ts`. */
export async function isOpenTo(
  player: Player,
  { position, lessonId }: Placed,
  limit: (player: Player, lesson: { isFree: boolean }) => number,
): Promise<boolean> {
  if (position <= limit(player, { isFree: false })) return true
  return lessonId !== null && position <= limit(player, await lessonForLimits(player, lessonId))
}
