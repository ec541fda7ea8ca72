import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs'
import { zagrebDay } from '@/lib/platform/hr/dates'

/** A ts-fsrs card as stored in JSON: instants are ISO strings. */
export type CardSchedule = Omit<Card, 'due' | 'last_review' | 'elapsed_days'> & {
  due: string
  last_review?: string
}

/**
 * A card returns on the day on which a pupil still knows it in nine of ten cases, at most a school
 * year later: 300 days, plus up to two that ts-fsrs adds to keep its ratings apart. Without
 * short-term steps every interval is at least a day; without fuzz the same reviews always give the
 * same days.
 */
export const FSRS_PARAMETERS = {
  request_retention: 0.9,
  maximum_interval: 300,
  enable_fuzz: false,
  enable_short_term: false,
}

const SCHEDULER = fsrs(FSRS_PARAMETERS)

/**
 * A Zagreb day as an instant for schedules: noon UTC. ts-fsrs counts UTC days between instants, so
 * a card is due for the whole day, independent of hours and clock changes.
 */
export const toScheduleInstant = (instant: Date): Date =>
  new Date(`${zagrebDay(instant)}T12:00:00Z`)

/** Schedule of a card that was never reviewed, due on the day of `now`. */
export const newSchedule = (now: Date): CardSchedule =>
  toJson(createEmptyCard(toScheduleInstant(now)))

/** Applies one review with ts-fsrs: „znam” is Good, „ne znam” is Again. */
export function applyFsrsReview(schedule: CardSchedule, knows: boolean, at: Date): CardSchedule {
  const rating = knows ? Rating.Good : Rating.Again
  return toJson(SCHEDULER.next({ ...schedule, elapsed_days: 0 }, at, rating).card)
}

/**
 * The schedule after a review at `now`. „Znam” counts once a day: a second „znam”, or one after „ne
 * znam”, postpones nothing. A clock that went back counts as the last day seen.
 */
export function scheduleAfterReview(schedule: CardSchedule | null, knows: boolean, now: Date) {
  const today = toScheduleInstant(now)
  if (!schedule?.last_review) return applyFsrsReview(schedule ?? newSchedule(now), knows, today)
  const last = new Date(schedule.last_review)
  if (last < today) return applyFsrsReview(schedule, knows, today)
  return knows ? schedule : applyFsrsReview(schedule, knows, last)
}

function toJson({ due, last_review, elapsed_days: _, ...rest }: Card): CardSchedule {
  return {
    ...rest,
    due: due.toISOString(),
    ...(last_review && { last_review: last_review.toISOString() }),
  }
}
