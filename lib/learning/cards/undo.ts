import 'server-only'
import { and, eq } from 'drizzle-orm'
import { mistakes } from '@/lib/learning/answers/tables'
import type { PupilPlayer } from '@/lib/learning/answers/policy'
import { db, type Database } from '@/lib/platform/db/client'
import { HttpError } from '@/lib/platform/http/errors'
import { revokeAwards } from '@/lib/learning/rewards/awards'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { CARD_MESSAGES } from './contract'
import { isCardAwardAtSql } from './earned-xp'
import type { CardSchedule } from './schedule'
import { cardReviews, cardSchedules, cardUndos, spellingCards } from './tables'

const mistakeOf = (pupilId: string, cardId: string) =>
  and(eq(mistakes.pupilId, pupilId), eq(mistakes.cardId, cardId))

type Change = {
  pupilId: string
  reviewId: string
  /** Null for a misspelt word, which is never among the mistakes. */
  cardId: string | null
  schedule: CardSchedule | null
  at: Date
}

/** Saves the state that a review is about to change; call it before the change. */
export async function keepForUndo(change: Change, tx: Database): Promise<void> {
  const { pupilId, reviewId, cardId, schedule, at } = change
  const [row] = cardId ? await tx.select().from(mistakes).where(mistakeOf(pupilId, cardId)) : []
  const mistake = row && {
    since: row.since.toISOString(),
    rightDay: row.rightDay,
    clearedAt: row.clearedAt?.toISOString() ?? null,
  }
  const kept = { reviewId, cardId, at, schedule, mistake: mistake ?? null }
  await tx
    .insert(cardUndos)
    .values({ pupilId, ...kept })
    .onConflictDoUpdate({ target: cardUndos.pupilId, set: kept })
}

/**
 * Undoes a pupil's last review: schedule, mistakes and XP are as before. Without such a review, or
 * with one already undone, nothing changes.
 * @throws HttpError 409 for a review other than the last one
 */
export async function undoReview(reviewId: string, { id: pupilId }: PupilPlayer) {
  return db().transaction(async (tx) => {
    const { xp } = await lockPupil(pupilId, tx)
    const isIt = and(eq(cardReviews.pupilId, pupilId), eq(cardReviews.id, reviewId))
    const [review] = await tx.delete(cardReviews).where(isIt).returning()
    const isLast = and(eq(cardUndos.pupilId, pupilId), eq(cardUndos.reviewId, reviewId))
    const [before] = await tx.delete(cardUndos).where(isLast).returning()
    if (!before && review) throw new HttpError(409, CARD_MESSAGES.notLast)
    if (!before) return { xp }
    const { cardId, at } = review ?? before
    if (cardId) await restoreCard({ pupilId, cardId, before }, tx)
    else if (review?.spellingCardId && before.schedule)
      await restoreWord(review.spellingCardId, before.schedule, tx)
    const lost = at ? await revokeAwards(pupilId, isCardAwardAtSql(at), tx) : 0
    return { xp: xp - lost }
  })
}

type Restored = { pupilId: string; cardId: string; before: typeof cardUndos.$inferSelect }

async function restoreCard({ pupilId, cardId, before }: Restored, tx: Database): Promise<void> {
  const { schedule, mistake } = before
  const isCard = and(eq(cardSchedules.pupilId, pupilId), eq(cardSchedules.cardId, cardId))
  if (schedule)
    await tx
      .update(cardSchedules)
      .set({ schedule, due: new Date(schedule.due) })
      .where(isCard)
  else await tx.delete(cardSchedules).where(isCard)
  const isMistake = mistakeOf(pupilId, cardId)
  if (!mistake) return void (await tx.delete(mistakes).where(isMistake))
  const { since, rightDay, clearedAt } = mistake
  await tx
    .update(mistakes)
    .set({ since: new Date(since), rightDay, clearedAt: clearedAt ? new Date(clearedAt) : null })
    .where(isMistake)
}

const restoreWord = (id: string, schedule: CardSchedule, tx: Database) =>
  tx
    .update(spellingCards)
    .set({ schedule, due: new Date(schedule.due) })
    .where(eq(spellingCards.id, id))
