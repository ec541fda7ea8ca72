import { createEmptyCard, fsrs, Rating, type Card } from 'ts-fsrs'
import { zagrebDay } from '@/lib/platform/hr/dates'

/** State of a card in ts-fsrs, as JSON keeps it: instants are ISO texts. */
export type CardSchedule = Omit<Card, 'due' | 'last_review' | 'elapsed_days'> & {
  due: string
  last_review?: string
}

/**
 * Nine of ten cards are to be known when they come back, after a school year at most (300 days, and
 * two more with which ts-fsrs keeps its ratings apart). Without short-term steps every interval is at
 * least a day; without fuzz the same reviews always give the same days.
 */
export const CARD_PARAMETERS = {
  request_retention: 0.9,
  maximum_interval: 300,
  enable_fuzz: false,
  enable_short_term: false,
}

const SCHEDULER = fsrs(CARD_PARAMETERS)

/**
 * The instant of a Zagreb day in schedules: its noon in UTC. ts-fsrs counts UTC days between instants,
 * so a card is due for the whole day, independent of hours and clock changes.
 */
export const scheduleDay = (instant: Date): Date => new Date(`${zagrebDay(instant)}T12:00:00Z`)

/** A card that was never turned, due on the day of `now`. */
export const newSchedule = (now: Date): CardSchedule => toJson(createEmptyCard(scheduleDay(now)))

/** One review as ts-fsrs counts it: „znam” is Good, „ne znam” is Again. */
export function reviewed(schedule: CardSchedule, knows: boolean, at: Date): CardSchedule {
  const rating = knows ? Rating.Good : Rating.Again
  return toJson(SCHEDULER.next({ ...schedule, elapsed_days: 0 }, at, rating).card)
}

/**
 * The schedule after a review at `now`. „Znam” counts once a day: again, or after „ne znam”, it
 * postpones nothing. A clock that went back counts as the last day seen.
 */
export function scheduleAfter(schedule: CardSchedule | null, knows: boolean, now: Date) {
  const today = scheduleDay(now)
  if (!schedule?.last_review) return reviewed(schedule ?? newSchedule(now), knows, today)
  const last = new Date(schedule.last_review)
  if (last < today) return reviewed(schedule, knows, today)
  return knows ? schedule : reviewed(schedule, knows, last)
}

function toJson({ due, last_review, elapsed_days: _, ...rest }: Card): CardSchedule {
  return {
    ...rest,
    due: due.toISOString(),
    ...(last_review && { last_review: last_review.toISOString() }),
  }
}
