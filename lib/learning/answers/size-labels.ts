import { CARDS, CARDS_GENITIVE, QUESTIONS } from '@/lib/content/curriculum/nouns'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { counted, plural } from '@/lib/platform/hr/plurals'
import { FREE_CARDS, FREE_QUESTIONS } from '@/lib/people/billing/limits'

/** The number of questions in a lesson's quiz, as text; if only some are free, how many. */
export function quizSizeLabel(questionCount: number, isFreeLesson: boolean): string {
  if (isFreeLesson || questionCount <= FREE_QUESTIONS) return counted(questionCount, QUESTIONS)
  return playableQuestionsLabel(FREE_QUESTIONS, questionCount)
}

/** The number of a lesson's cards, as text; if only some are free, how many. */
export function deckSizeLabel(cardCount: number, isFreeLesson: boolean): string {
  return isFreeLesson || cardCount <= FREE_CARDS
    ? counted(cardCount, CARDS)
    : turnableCardsLabel(FREE_CARDS, cardCount)
}

/** „od” takes the genitive, and „pitanja” has one form for all numbers. */
export const playableQuestionsLabel = (playable: number, all: number): string =>
  `${playable} od ${formatNumber(all)} pitanja`

/** Unlike „pitanja”, „kartica” changes: od 21 kartice, od 25 kartica. */
export const turnableCardsLabel = (turnable: number, all: number): string =>
  `${turnable} od ${formatNumber(all)} ${plural(all, CARDS_GENITIVE)}`
