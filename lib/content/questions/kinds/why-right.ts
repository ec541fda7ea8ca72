import type { Judged } from '../model'
import type { Choice } from './define-kind'

type Reasons = NonNullable<Judged['whyRight']>

/** Explanations of right options that were not chosen; options without one are left out. */
export const reasonsOfMissedOptions = (choices: Choice[], chosen: ReadonlySet<string>): Reasons =>
  choices.flatMap(({ id: choice = '', weight, feedback }) =>
    weight > 0 && feedback && !chosen.has(choice) ? [{ choice, reason: feedback }] : [],
  )

const plain = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()

/** Removes explanations that another shown text already contains. */
export const withoutRepeatedReasons = (reasons: Reasons, said: (string | null)[]): Reasons =>
  reasons.filter(
    ({ reason }) => !said.some((text) => text !== null && plain(text).includes(plain(reason))),
  )
