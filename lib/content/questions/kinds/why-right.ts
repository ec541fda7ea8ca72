import type { Judged } from '../model'
import type { Choice } from './define-kind'

type Reasons = NonNullable<Judged['whyRight']>

/** Why the right options are right that were not chosen; what has no reason is left out. */
export const reasonsOfRight = (choices: Choice[], chosen: ReadonlySet<string>): Reasons =>
  choices.flatMap(({ id: choice = '', weight, feedback }) =>
    weight > 0 && feedback && !chosen.has(choice) ? [{ choice, reason: feedback }] : [],
  )

const plain = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

/** Reasons that say more than what is said beside them. */
export const withoutRepeats = (reasons: Reasons, said: (string | null)[]): Reasons =>
  reasons.filter(
    ({ reason }) => !said.some((text) => text !== null && plain(text).includes(plain(reason))),
  )
