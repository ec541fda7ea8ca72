import { fold } from '@/lib/hr/fold'
import { LEARNING_LIMITS } from '@/lib/answers/limits'

/** A misspelt word, and how it is written. */
export type Slip = { typed: string; correct: string }

const WORD = /\p{L}[\p{L}\p{M}]*/gu
const DIACRITIC = /[čćđšž]/i

/** Shorter words, and these, turn into other words by a diacritic, or by ije for je. */
const MIN_LETTERS = 5
const PAIRS = /^(?:svi?jetl|di?jel|sli?jed|vi?jest|bi?jel|ci?jen)/

/** Enough to learn from at once. */
const MAX_SLIPS = 5

const wordsIn = (text: string): string[] => text.normalize('NFC').toLowerCase().match(WORD) ?? []

const heardAs = (word: string) => fold(word).replaceAll('ije', 'je')

/**
 * Words of an answer that a lesson writes otherwise only by č ć š ž đ, or by ije and je. Nothing of
 * an answer without any diacritic: a phone without a Croatian keyboard misspells no word.
 */
export function slipsIn(answer: string, lesson: string): Slip[] {
  if (!DIACRITIC.test(answer.normalize('NFC'))) return []
  const right = new Set(wordsIn(lesson))
  const byHeard = new Map([...right].map((word) => [heardAs(word), word]))
  return [...new Set(wordsIn(answer))]
    .filter((typed) => typed.length >= MIN_LETTERS && typed.length <= LEARNING_LIMITS.word)
    .flatMap((typed) => {
      const correct = byHeard.get(heardAs(typed))
      const isSlip = correct !== undefined && !right.has(typed) && !PAIRS.test(fold(typed))
      return isSlip ? [{ typed, correct }] : []
    })
    .slice(0, MAX_SLIPS)
}
