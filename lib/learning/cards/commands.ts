import 'server-only'
import { and, eq } from 'drizzle-orm'
import { isLessonVisible } from '@/lib/content/curriculum/queries'
import { cards } from '@/lib/content/curriculum/tables'
import { db, type Database } from '@/lib/platform/db/client'
import { zagrebDay } from '@/lib/platform/hr/dates'
import { HttpError } from '@/lib/platform/http/errors'
import { isId } from '@/lib/platform/is-id'
import { nextMidnight } from '@/lib/learning/rewards/visit-day'
import type { XpValue } from '@/lib/learning/rewards/limits'
import { lockPupil } from '@/lib/people/users/lock-pupil'
import { DAILY_RECORD_LIMITS } from '@/lib/learning/answers/limits'
import { noteKnown, noteMistake } from '@/lib/learning/answers/mistakes'
import { isOpenTo } from '@/lib/learning/answers/open-content'
import { cardLimit, type PupilPlayer } from '@/lib/learning/answers/policy'
import { CARD_MESSAGES } from './contract'
import { awardCard, listUnredeemedOfReview } from './earned-xp'
import type { CardReview } from './model'
import { scheduleAfterReview, type CardSchedule } from './schedule'
import { cardReviews, cardSchedules, spellingCards } from './tables'
import { keepForUndo } from './undo'

/**
 * Records a pupil's review of a lesson's card once and schedules the card. A card not known becomes
 * a mistake.
 * @throws HttpError 404 for an unknown card, 403 for a card that requires a subscription
 */
export async function reviewCard(
  cardId: string,
  review: CardReview,
  player: PupilPlayer,
  now = new Date(),
) {
  const card = await findOpenCard(cardId, player)
  const pupilId = player.id
  return db().transaction(async (tx) => {
    await lockPupil(pupilId, tx)
    const isCard = and(eq(cardSchedules.pupilId, pupilId), eq(cardSchedules.cardId, card.id))
    const [row] = await tx.select().from(cardSchedules).where(isCard)
    const isEarning = row === undefined || row.due < nextMidnight(now)
    const reviewed = { pupilId, cardId: card.id, isEarning }
    const before = await recordReview(reviewed, review, now, tx)
    if (before && row) return toReviewResult(row.schedule, await earnedBefore(pupilId, before, tx))
    const changed = { pupilId, reviewId: review.id, cardId: card.id, at: now }
    await keepForUndo({ ...changed, schedule: row?.schedule ?? null }, tx)
    const schedule = scheduleAfterReview(row?.schedule ?? null, review.knows, now)
    const due = new Date(schedule.due)
    await tx
      .insert(cardSchedules)
      .values({ pupilId, cardId: card.id, schedule, due })
      .onConflictDoUpdate({
        target: [cardSchedules.pupilId, cardSchedules.cardId],
        set: { schedule, due },
      })
    const known = { pupilId, item: { cardId: card.id }, at: now }
    if (review.knows) await noteKnown(known, tx)
    else await noteMistake({ ...known, lessonId: card.lessonId }, tx)
    // What the day's limit has no room for earns nothing.
    const isCounted = isEarning && !before
    return toReviewResult(schedule, isCounted ? await awardCard(pupilId, now, tx) : [])
  })
}

/** Records a review of a word that the pupil misspelt in a check. */
export async function reviewSpellingCard(
  id: string,
  review: CardReview,
  player: PupilPlayer,
  now = new Date(),
) {
  if (!isId(id)) throw new HttpError(404, CARD_MESSAGES.notFound)
  const pupilId = player.id
  return db().transaction(async (tx) => {
    await lockPupil(pupilId, tx)
    const isMine = and(eq(spellingCards.pupilId, pupilId), eq(spellingCards.id, id))
    const [word] = await tx.select().from(spellingCards).where(isMine)
    if (!word) throw new HttpError(404, CARD_MESSAGES.notFound)
    const isEarning = word.due < nextMidnight(now)
    const before = await recordReview({ pupilId, spellingCardId: id, isEarning }, review, now, tx)
    if (before) return toReviewResult(word.schedule, await earnedBefore(pupilId, before, tx))
    const changed = { pupilId, reviewId: review.id, cardId: null, at: now }
    await keepForUndo({ ...changed, schedule: word.schedule }, tx)
    const schedule = scheduleAfterReview(word.schedule, review.knows, now)
    await tx
      .update(spellingCards)
      .set({ schedule, due: new Date(schedule.due) })
      .where(isMine)
    return toReviewResult(schedule, isEarning ? await awardCard(pupilId, now, tx) : [])
  })
}

const toReviewResult = ({ due }: CardSchedule, earned: XpValue[]) => ({
  dueOn: zagrebDay(new Date(due)),
  earned,
})

/**
 * The unredeemed XP of a review that an earlier copy of the request recorded.
 * @param recorded `at` is missing when the day's limit had no room for the review
 */
const earnedBefore = (pupilId: string, { at }: { at?: Date }, tx: Database) =>
  at ? listUnredeemedOfReview(pupilId, at, tx) : []

async function findOpenCard(cardId: string, player: PupilPlayer) {
  const [card] = isId(cardId) ? await db().select().from(cards).where(eq(cards.id, cardId)) : []
  if (!card || !(await isLessonVisible(card.lessonId))) {
    throw new HttpError(404, CARD_MESSAGES.notFound)
  }
  if (!(await isOpenTo(player, card, cardLimit)))
    throw new HttpError(403, CARD_MESSAGES.membersOnly)
  return card
}

type Reviewed = {
  pupilId: string
  /** Whether the card was new or due. */
  isEarning: boolean
} & ({ cardId: string } | { spellingCardId: string })

/**
 * Records a review and returns null. Returns the earlier row when the review is already recorded,
 * or an empty object when the day's limit is reached.
 * @throws HttpError 409 when the id belongs to a review of another card
 */
async function recordReview(card: Reviewed, { id, knows }: CardReview, now: Date, tx: Database) {
  const day = zagrebDay(now)
  const ofDay = and(eq(cardReviews.pupilId, card.pupilId), eq(cardReviews.day, day))
  const isFull = (await tx.$count(cardReviews, ofDay)) >= DAILY_RECORD_LIMITS.reviews
  const added = isFull
    ? []
    : await tx
        .insert(cardReviews)
        .values({ ...card, id, knows, at: now, day })
        .onConflictDoNothing()
        .returning({ id: cardReviews.id })
  if (added.length) return null
  const [before] = await tx
    .select()
    .from(cardReviews)
    .where(and(eq(cardReviews.pupilId, card.pupilId), eq(cardReviews.id, id)))
  if (!before && isFull) return {}
  const asked = 'cardId' in card ? card.cardId : card.spellingCardId
  if (!before || (before.cardId ?? before.spellingCardId) !== asked) {
    throw new HttpError(409, CARD_MESSAGES.otherCard)
  }
  return before
}
