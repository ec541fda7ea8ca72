import { DEMO_QUESTIONS } from './limits'

/** Who plays. Signed-in pupils with a subscription join with accounts. */
export type Player = { role: 'guest' }

export const GUEST: Player = { role: 'guest' }

/** How many questions of a lesson's quiz a player gets, counted from the first. */
export function quizLimit(player: Player): number {
  return player.role === 'guest' ? DEMO_QUESTIONS : Number.MAX_SAFE_INTEGER
}
