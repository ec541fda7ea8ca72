import 'server-only'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { lessonIdColumn } from '@/lib/learning/answers/tables'
import { pupilIdColumn } from '@/lib/people/users/tables'
import { ANSWER_LENGTH_LIMITS as MAX } from '@/lib/learning/answers/limits'
import type { CardSchedule } from './schedule'
import { cards } from '@/lib/content/curriculum/tables'
import {
  createdAt,
  day,
  id,
  instant,
  lengthCheck,
  foreignKeyColumn,
} from '@/lib/platform/db/columns'

/** When a pupil reviews a card next (ts-fsrs). */
export const cardSchedules = pgTable(
  'card_schedules',
  {
    pupilId: pupilIdColumn(),
    cardId: foreignKeyColumn('card_id', () => cards.id, 'cascade'),
    schedule: jsonb().$type<CardSchedule>().notNull(),
    due: instant('due').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pupilId, t.cardId] }),
    index('card_schedules_due').on(t.pupilId, t.due),
    index('card_schedules_by_card').on(t.cardId),
  ],
)

/** Words a pupil misspelt in a check: a deck of cards with its own schedule. */
export const spellingCards = pgTable(
  'spelling_cards',
  {
    id: id(),
    pupilId: pupilIdColumn(),
    lessonId: lessonIdColumn(),
    typed: text().notNull(),
    correct: text().notNull(),
    schedule: jsonb().$type<CardSchedule>().notNull(),
    due: instant('due').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('spelling_cards_word').on(t.pupilId, t.correct),
    lengthCheck('spelling_cards_typed', t.typed, 1, MAX.word),
    lengthCheck('spelling_cards_correct', t.correct, 1, MAX.word),
    index('spelling_cards_due').on(t.pupilId, t.due),
    index('spelling_cards_of_lesson').on(t.lessonId),
  ],
)

/** Every review by a pupil, of a lesson's card or a misspelt word. */
export const cardReviews = pgTable(
  'card_reviews',
  {
    pupilId: pupilIdColumn(),
    /** Created by the browser: a review sent twice is one row. */
    id: uuid().notNull(),
    cardId: uuid('card_id').references(() => cards.id, { onDelete: 'cascade' }),
    spellingCardId: uuid('spelling_card_id').references(() => spellingCards.id, {
      onDelete: 'cascade',
    }),
    knows: boolean().notNull(),
    at: instant('at').notNull(),
    day: day(),
    /** Whether the card was new to the pupil or due, so that it counts towards the day's XP. */
    isEarning: boolean('is_earning').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.pupilId, t.id] }),
    check('card_reviews_card', sql`num_nonnulls(${t.cardId}, ${t.spellingCardId}) = 1`),
    index('card_reviews_by_day').on(t.pupilId, t.day),
    index('card_reviews_by_card').on(t.cardId),
    index('card_reviews_by_spelling_card').on(t.spellingCardId),
  ],
)

/** State before a pupil's last review, so that it can be undone. The next review replaces it. */
export const cardUndos = pgTable('card_undos', {
  pupilId: pupilIdColumn().primaryKey(),
  reviewId: uuid('review_id').notNull(),
  /**
   * Card and time of the review, needed if the review itself was not recorded because the day's
   * limit was reached. The card is null for a misspelt word.
   */
  cardId: uuid('card_id'),
  at: instant('at'),
  /** The card's schedule before the review; null if it was the card's first. */
  schedule: jsonb().$type<CardSchedule>(),
  /** The card's mistake before the review; null if there was none. */
  mistake: jsonb().$type<CardMistake>(),
})

export type CardMistake = { since: string; rightDay: string | null; clearedAt: string | null }
