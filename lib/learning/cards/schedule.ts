import type { Card } from 'ts-fsrs'

/** State of a card in ts-fsrs, as JSON keeps it: instants are ISO texts. */
export type CardSchedule = Omit<Card, 'due' | 'last_review' | 'elapsed_days'> & {
  due: string
  last_review?: string
}
