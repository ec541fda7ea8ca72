import { CARDS, OF_CARDS, QUESTIONS } from '@/lib/content/curriculum/nouns'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { counted, plural } from '@/lib/platform/hr/plurals'
import { DEMO_CARDS, DEMO_QUESTIONS } from '@/lib/people/billing/limits'

/** The length of a lesson's quiz, and how many of its questions are free. */
export function quizSize(questionCount: number): string {
  if (questionCount <= DEMO_QUESTIONS) return counted(questionCount, QUESTIONS)
  return playableOf(DEMO_QUESTIONS, questionCount)
}

/** The number of a lesson's cards, and how many of them are free. */
export function deckSize(cardCount: number): string {
  return cardCount <= DEMO_CARDS ? counted(cardCount, CARDS) : turnableOf(DEMO_CARDS, cardCount)
}

/** „od” takes the genitive, and „pitanja” has one form for all numbers. */
export const playableOf = (playable: number, all: number): string =>
  `${playable} od ${formatNumber(all)} pitanja`

/** Unlike „pitanja”, „kartica” changes: od 21 kartice, od 25 kartica. */
export const turnableOf = (turnable: number, all: number): string =>
  `${turnable} od ${formatNumber(all)} ${plural(all, OF_CARDS)}`
