import { isSlip } from '@/lib/questions/judging/typing-slip'
import { fold } from '@/lib/hr/fold'
import { LEARNING_LIMITS } from '../limits'
import { BOTH_WORDS } from './both-words'
import { soundForm, startOf, wordsIn, type KnownWords } from './known-words'

export type Slip = { typed: string; correct: string }

/** Shorter words are too often other words. */
const MIN_LETTERS = 3
const MIN_LETTERS_OF_TYPING_SLIP = 6

/** Enough to learn from at once. */
const MAX_SLIPS = 10

/**
 * Misspelt words of an answer: words that the lesson writes otherwise only by č ć š ž đ, by ije and
 * je, or by one typing slip. A word that the lesson itself uses, or that is known to be a word of
 * its own (both-words.ts), is never one, and nor is any word that the lesson doesn't know.
 */
export function findSlips(answer: string, known: KnownWords): Slip[] {
  const typed = new Map(wordsIn(answer).map((word) => [word.toLowerCase(), word]))
  const slips = [...typed.keys()].flatMap((word) => {
    const correct = correctionOf(word, known)
    return correct ? [{ typed: word, correct: known.shown.get(correct) ?? correct }] : []
  })
  return slips.slice(0, MAX_SLIPS)
}

function correctionOf(word: string, known: KnownWords): string | undefined {
  const isTooShort = word.length < MIN_LETTERS || word.length > LEARNING_LIMITS.word
  if (isTooShort || known.shown.has(word) || BOTH_WORDS.has(word)) return undefined
  return (
    known.byPlainForm.get(fold(word)) ??
    known.bySoundForm.get(soundForm(word)) ??
    known.byStart.get(startOf(word))?.find((listed) => isTypingSlip(word, listed))
  )
}

const isTypingSlip = (typed: string, listed: string): boolean =>
  Math.min(typed.length, listed.length) >= MIN_LETTERS_OF_TYPING_SLIP && isSlip(typed, listed)

/** The answer with its slips put right, so that they cost nothing of what is known. */
export function corrected(answer: string, slips: Slip[]): string {
  const correctOf = new Map(slips.map(({ typed, correct }) => [typed, correct]))
  return answer
    .normalize('NFC')
    .replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => correctOf.get(word.toLowerCase()) ?? word)
}
