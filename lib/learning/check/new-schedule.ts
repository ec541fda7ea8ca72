import { createEmptyCard } from 'ts-fsrs'
import type { CardSchedule } from '../cards/schedule'

/** The schedule of a card that nobody has seen: due at once. */
export function newSchedule(at: Date): CardSchedule {
  const { due, last_review: _, elapsed_days: __, ...state } = createEmptyCard(at)
  return { ...state, due: due.toISOString() }
}
