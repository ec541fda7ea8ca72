import { DEMO_CARDS, DEMO_QUESTIONS, FREE_TESTS_A_DAY } from '@/lib/people/billing/limits'

/** Who learns. A parent tries what the children get, and leaves no traces. */
export type Player =
  | { role: 'guest' }
  | { role: 'parent'; id: string; hasSubscription: boolean }
  | { role: 'pupil'; id: string; hasSubscription: boolean }

/** A player whose learning is kept. */
export type Pupil = Extract<Player, { role: 'pupil' }>

export const GUEST: Player = { role: 'guest' }

/** True for those to whom everything of a lesson is open (design, section 6). */
export const hasEverything = (player: Player) => player.role !== 'guest' && player.hasSubscription

const limitOf = (player: Player, free: number) =>
  hasEverything(player) ? Number.MAX_SAFE_INTEGER : free

/** How many questions of a lesson's quiz a player gets, counted from the first. */
export const quizLimit = (player: Player): number => limitOf(player, DEMO_QUESTIONS)

/** How many cards of a lesson a player gets, counted from the first. */
export const cardLimit = (player: Player): number => limitOf(player, DEMO_CARDS)

/** How many tests of a lesson a player may begin on one Zagreb day. */
export const testsADay = (player: Player): number => limitOf(player, FREE_TESTS_A_DAY)
