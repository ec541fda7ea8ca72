import type { QuestionKind } from '@/lib/content/questions/model'
import { PLACEMENT } from './limits'

/**
 * The chance to answer a question right without knowing its lesson. Of the other kinds, several
 * parts must be right at once, which is as rare as a lucky typed answer.
 * @param choices number of options; 0 for kinds without
 */
export function guessOf(kind: QuestionKind, choices: number): number {
  if (kind === 'true-false') return 1 / 2
  return kind === 'single' && choices > 0 ? 1 / choices : PLACEMENT.typedGuess
}
