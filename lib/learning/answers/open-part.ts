import { CARDS, OF_CARDS, QUESTIONS } from '@/lib/content/curriculum/nouns'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { counted, plural } from '@/lib/platform/hr/plurals'
import { DEMO_CARDS, DEMO_QUESTIONS } from '@/lib/people/billing/limits'

/** How long a lesson's quiz is, and how much of it can be played where that is not all. */
export function quizSize(questionCount: number): string {
  if (questionCount <= DEMO_QUESTIONS) return counted(questionCount, QUESTIONS)
  return playableOf(DEMO_QUESTIONS, questionCount)
}

/** How many cards a lesson has, and how many can be turned where that is not all. */
export function deckSize(cardCount: number): string {
  return cardCount <= DEMO_CARDS ? counted(cardCount, CARDS) : turnableOf(DEMO_CARDS, cardCount)
}

/** „od” asks for the genitive, which is the same after every number. */
export const playableOf = (playable: number, all: number): string =>
  `${playable} od ${formatNumber(all)} pitanja`

/** Here it is not: od 21 kartice, od 25 kartica. */
export const turnableOf = (turnable: number, all: number): string =>
  `${turnable} od ${formatNumber(all)} ${plural(all, OF_CARDS)}`
