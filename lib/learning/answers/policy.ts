import {
  FREE_CARDS,
  FREE_QUESTIONS,
  FREE_TESTS_PER_LESSON_A_DAY,
} from '@/lib/people/billing/limits'

/** A learner. A parent sees the children's content, and nothing is recorded. */
export type Player =
  | { role: 'guest' }
  | { role: 'parent'; id: string; hasSubscription: boolean }
  | { role: 'pupil'; id: string; hasSubscription: boolean }

/** A player whose learning is recorded. */
export type PupilPlayer = Extract<Player, { role: 'pupil' }>

export const GUEST_PLAYER: Player = { role: 'guest' }

/** True for players with access to everything in a lesson (rule 15.5). */
export const hasFullAccess = (player: Player) => player.role !== 'guest' && player.hasSubscription

/** What of a lesson is open depends on the player and on whether it is its textbook's free one. */
type Lesson = { isFree: boolean }

/**
 * Rules 15.2 to 15.5 and 15.13; unlimited is `Number.MAX_SAFE_INTEGER`. `open-content.ts` states
 * the same in SQL.
 */
const limitOf = (player: Player, { isFree }: Lesson, free: number) =>
  isFree || hasFullAccess(player) ? Number.MAX_SAFE_INTEGER : free

/** The most questions of a lesson, counted from the first, that are open to a player. */
export const questionLimit = (player: Player, lesson: Lesson): number =>
  limitOf(player, lesson, FREE_QUESTIONS)

/** The most cards of a lesson, counted from the first, that are open to a player. */
export const cardLimit = (player: Player, lesson: Lesson): number =>
  limitOf(player, lesson, FREE_CARDS)

/** The most tests of a lesson that a player may start on one Zagreb day. */
export const testsADay = (player: Player, lesson: Lesson): number =>
  limitOf(player, lesson, FREE_TESTS_PER_LESSON_A_DAY)
