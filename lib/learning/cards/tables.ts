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
import { lessonId } from '@/lib/learning/answers/tables'
import { pupilId } from '@/lib/people/users/tables'
import { LEARNING_LIMITS as MAX } from '@/lib/learning/answers/limits'
import type { CardSchedule } from './schedule'
import { cards } from '@/lib/content/curriculum/tables'
import { createdAt, day, id, instant, lengthCheck, rowId } from '@/lib/platform/db/columns'

/** When a pupil sees a card again (ts-fsrs). */
export const cardSchedules = pgTable(
  'card_schedules',
  {
    pupilId: pupilId(),
    cardId: rowId('card_id', () => cards.id, 'cascade'),
    schedule: jsonb().$type<CardSchedule>().notNull(),
    due: instant('due').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.pupilId, t.cardId] }),
    index('card_schedules_due').on(t.pupilId, t.due),
    index('card_schedules_by_card').on(t.cardId),
  ],
)

/** Words that a pupil misspelt in a check, as a deck of cards with a schedule of its own. */
export const spellingCards = pgTable(
  'spelling_cards',
  {
    id: id(),
    pupilId: pupilId(),
    lessonId: lessonId(),
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

/** Each time a card was turned and judged by the pupil, of a lesson or of the spelling deck. */
export const cardReviews = pgTable(
  'card_reviews',
  {
    pupilId: pupilId(),
    /** Made by the browser: the same review sent twice is one row. */
    id: uuid().notNull(),
    cardId: uuid('card_id').references(() => cards.id, { onDelete: 'cascade' }),
    spellingCardId: uuid('spelling_card_id').references(() => spellingCards.id, {
      onDelete: 'cascade',
    }),
    knows: boolean().notNull(),
    at: instant('at').notNull(),
    day: day(),
  },
  (t) => [
    primaryKey({ columns: [t.pupilId, t.id] }),
    check('card_reviews_card', sql`num_nonnulls(${t.cardId}, ${t.spellingCardId}) = 1`),
    index('card_reviews_by_day').on(t.pupilId, t.day),
    index('card_reviews_by_card').on(t.cardId),
    index('card_reviews_by_spelling_card').on(t.spellingCardId),
  ],
)

/** What a pupil's last review has changed, so that it can be undone; the next review replaces it. */
export const cardUndos = pgTable('card_undos', {
  pupilId: pupilId().primaryKey(),
  reviewId: uuid('review_id').notNull(),
  /** The card and the time, for a review that a full day does not keep. Null for a pupil's own word. */
  cardId: uuid('card_id'),
  at: instant('at'),
  /** The card's schedule before; null when it was turned for the first time. */
  schedule: jsonb().$type<CardSchedule>(),
  /** The card among the pupil's mistakes before; null when it was not. */
  mistake: jsonb().$type<CardMistake>(),
})

export type CardMistake = { since: string; rightDay: string | null; clearedAt: string | null }
