import 'server-only'
import { and, eq, isNull, like, sql, type SQL } from 'drizzle-orm'
import { type Database } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { recordAward } from '@/lib/learning/rewards/awards'
import type { XpValue } from '@/lib/learning/rewards/limits'
import { xpAwards } from '@/lib/learning/rewards/tables'
import { CARD_XP, xpOrdinalOf } from './card-xp'
import { cardReviews } from './tables'

/** Identifies one XP of a day's cards, counted from 1. */
const keyOf = (day: string, number: number | '%') => `kartice:${day}:${number}`

/**
 * Awards XP for a recorded review of a card that was new or due, by its place among the day's
 * (rule 24.3); returns the XP values to redeem. The caller has locked the pupil.
 */
export async function awardCard(pupilId: string, now: Date, tx: Database): Promise<XpValue[]> {
  const day = zagrebDay(now)
  const earning = and(
    eq(cardReviews.pupilId, pupilId),
    eq(cardReviews.day, day),
    cardReviews.isEarning,
  )
  const number = xpOrdinalOf(await tx.$count(cardReviews, earning))
  if (number === null) return []
  const award = { pupilId, at: now, key: keyOf(day, number), value: CARD_XP }
  const earned = await recordAward(award, tx)
  return earned ? [earned] : []
}

/** Condition for the award earned by the review at this instant. */
export const isCardAwardAtSql = (at: Date): SQL =>
  sql`${xpAwards.earnedAt} = ${at.toISOString()}::timestamptz
    and ${like(xpAwards.key, keyOf(zagrebDay(at), '%'))}`

/** XP values not redeemed yet, for a review that is sent again. */
export async function listUnredeemedOfReview(
  pupilId: string,
  reviewedAt: Date,
  tx: Database,
): Promise<XpValue[]> {
  const rows = await tx
    .select({ id: xpAwards.id })
    .from(xpAwards)
    .where(
      and(eq(xpAwards.pupilId, pupilId), isCardAwardAtSql(reviewedAt), isNull(xpAwards.redeemedAt)),
    )
  return rows.map(() => CARD_XP)
}
