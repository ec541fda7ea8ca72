import { TRUE_FALSE_OPTIONS } from '@/lib/content/questions/kinds/choices/answer'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'

/** Raised hands by option id. */
export type Hands = Readonly<Record<string, number>>

/** Larger than any class. */
const HANDS_MAX = 99

/** Ids of the options a class can vote for; empty for typed or composed answers. */
export function votableOptionIds(question: PublicQuestion): string[] {
  if (question.kind === 'true-false') return TRUE_FALSE_OPTIONS.map(({ id }) => id)
  const isVoted = question.kind === 'single' || question.kind === 'several'
  return isVoted ? question.choices.map(({ id }) => id) : []
}

export const withHands = (hands: Hands, id: string, count: number): Hands => ({
  ...hands,
  [id]: Math.max(0, Math.min(HANDS_MAX, Math.trunc(count) || 0)),
})

/** The option with the most hands; undefined on a tie or without hands. */
export function leadingOption(hands: Hands): string | undefined {
  const most = Math.max(...Object.values(hands))
  const leading = Object.keys(hands).filter((id) => hands[id] === most)
  return most > 0 && leading.length === 1 ? leading[0] : undefined
}

/** The class's answer; undefined while the hands are not decisive. */
export function answerOfHands(question: PublicQuestion, hands: Hands): SubmittedAnswer | undefined {
  const option = leadingOption(hands)
  if (option === undefined) return undefined
  if (question.kind === 'single') return { kind: 'single', choice: option }
  if (question.kind === 'true-false') return { kind: 'true-false', value: option === 'true' }
  // Several options can be right: the teacher ticks the agreed ones.
  return undefined
}
