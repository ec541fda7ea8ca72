import type { ShortAnswer } from './model'
import { CLOSENESS, closeness, type Closeness } from './text-closeness'

/** A listed answer, how close a text comes to it, and that text. */
export type Near = { answer: ShortAnswer; by: Closeness; typed: string }

/** The listed answer that a text comes closest to, or null. */
export function nearestAnswer(answers: ShortAnswer[], typed: string): Near | null {
  const near = answers.map((answer) => ({ answer, by: closeness(typed, answer.text) }))
  for (const by of CLOSENESS) {
    const same = near.filter((candidate) => candidate.by === by).map(({ answer }) => answer)
    same.sort((a, b) => (by === 'slip' ? a.weight - b.weight : b.weight - a.weight))
    if (same[0]) return { answer: spellingMistake(answers, same[0], by) ?? same[0], by, typed }
  }
  return null
}

/**
 * A question that foresees a wrong č, ć, dž or đ, or a wrong space, is about spelling: there a
 * misspelt right answer is that mistake, not a right answer with a hint.
 */
function spellingMistake(
  answers: ShortAnswer[],
  { text, weight }: ShortAnswer,
  by: Closeness,
): ShortAnswer | undefined {
  if (weight !== 100 || (by !== 'diacritics' && by !== 'spaces')) return undefined
  return answers.find((answer) => answer.weight === 0 && closeness(answer.text, text) === by)
}
