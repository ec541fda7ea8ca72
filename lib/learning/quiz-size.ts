import { QUESTIONS } from '@/lib/content/nouns'
import { formatNumber } from '@/lib/hr/numbers'
import { counted } from '@/lib/hr/plurals'
import { DEMO_QUESTIONS } from './limits'

/** How long a lesson's quiz is, and how much of it can be played where that is not all. */
export function quizSize(questionCount: number): string {
  if (questionCount <= DEMO_QUESTIONS) return counted(questionCount, QUESTIONS)
  return playableOf(DEMO_QUESTIONS, questionCount)
}

/** „od” asks for the genitive, which is the same after every number. */
export const playableOf = (playable: number, all: number): string =>
  `${playable} od ${formatNumber(all)} pitanja`
