import 'server-only'
import { and, eq, inArray, isNull, like, notExists, sql, type SQL } from 'drizzle-orm'
import { cards } from '@/lib/content/curriculum/tables'
import { type Database } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { recordAward } from '@/lib/learning/rewards/awards'
import type { XpValue } from '@/lib/learning/rewards/limits'
import { xpAwards } from '@/lib/learning/rewards/tables'
import type { Pupil } from '@/lib/learning/answers/policy'
import { isOpenCardSql } from '@/lib/learning/answers/open-content'
import { cardReviews } from './tables'
import { isTodayReviewDone } from './today'

/** XP for a completed deck of a lesson, and for a completed daily review (docs/decisions). */
const DECK_XP: XpValue = 1
const TODAY_XP: XpValue = 5

const deckKey = (lessonId: string, day: string) => `kartice:${lessonId}:${day}`
const todayKey = (day: string) => `ponavljanje:${day}`

type Reviewed = {
  player: Pupil
  lessonId: string
  /** False for the pupil's own misspelt word, which is not part of a lesson's deck. */
  isOfDeck: boolean
  /** True when the card was due on this day. */
  wasDue: boolean
  now: Date
}

/**
 * Awards XP if a recorded review completes the lesson's deck or the daily review; returns the XP
 * values to redeem.
 */
export async function awardCompletion(reviewed: Reviewed, tx: Database): Promise<XpValue[]> {
  const { player, lessonId, isOfDeck, wasDue, now } = reviewed
  const day = zagrebDay(now)
  const earning = { pupilId: player.id, at: now }
  const isDeckDone = isOfDeck && (await isDeckReviewed(player, lessonId, day, tx))
  const isReviewDone = wasDue && (await isTodayReviewDone(player, now, tx))
  const earned = [
    isDeckDone &&
      (await recordAward({ ...earning, key: deckKey(lessonId, day), value: DECK_XP }, tx)),
    isReviewDone && (await recordAward({ ...earning, key: todayKey(day), value: TODAY_XP }, tx)),
  ]
  return earned.flatMap((value) => value || [])
}

/** Condition for the awards earned by the review at this instant, for its undo. */
export const isCardAwardAtSql = (at: Date): SQL =>
  sql`${xpAwards.earnedAt} = ${at.toISOString()}::timestamptz
    and (${like(xpAwards.key, deckKey('%', zagrebDay(at)))} or ${xpAwards.key} = ${todayKey(zagrebDay(at))})`

/** XP values not redeemed yet, for a review that is sent again. */
export async function listUnredeemed(
  { player, lessonId }: Pick<Reviewed, 'player' | 'lessonId'>,
  day: string,
  tx: Database,
): Promise<XpValue[]> {
  const rows = await tx
    .select({ value: xpAwards.value })
    .from(xpAwards)
    .where(
      and(
        eq(xpAwards.pupilId, player.id),
        inArray(xpAwards.key, [deckKey(lessonId, day), todayKey(day)]),
        isNull(xpAwards.redeemedAt),
      ),
    )
    .orderBy(xpAwards.value)
  return rows.map(({ value }) => (value === TODAY_XP ? TODAY_XP : DECK_XP))
}

/** True once the pupil has judged every open card of the lesson on this day. */
async function isDeckReviewed(player: Pupil, lessonId: string, day: string, tx: Database) {
  const judged = tx
    .select({ one: sql`1` })
    .from(cardReviews)
    .where(
      and(
        eq(cardReviews.pupilId, player.id),
        eq(cardReviews.day, day),
        eq(cardReviews.cardId, cards.id),
      ),
    )
  const [left] = await tx
    .select({ id: cards.id })
    .from(cards)
    .where(and(eq(cards.lessonId, lessonId), isOpenCardSql(player, cards), notExists(judged)))
    .limit(1)
  return left === undefined
}
