import { wordsOf } from '@/lib/platform/hr/words'
import { isSlip } from '@/lib/content/questions/kinds/short/typing-slip'

/** Common words with little meaning of their own; folded. */
const STOP_WORDS = new Set(
  `ako ali bez bila bile bili bilo bio biti cak dok dva gdje ili ima imaju imati jedan jedna jedno
  jer jest kad kada kao kod koja koje koji koju kroz moze mora nad neki neka neko nego nema nije nisu
  njega njih nam onda oni ono opet pod pri prije sam samo smo sve svi svih svaki svake svakog svoj
  svoje tada taj tog toga tome vec vise vrlo zato zbog the and are you for with not`.split(/\s+/),
)

/** True for words that do not characterise a text. Numbers always do. */
export const isStopWord = (folded: string): boolean =>
  !/^\d/.test(folded) && (folded.length <= 2 || STOP_WORDS.has(folded))

/** Numbers and content words, without names of LaTeX commands. */
export function contentWords(text: string): string[] {
  const words = wordsOf(text.replace(/\\\p{L}+/gu, ' ')).map(({ folded }) => folded)
  return [...new Set(words.filter((word) => !isStopWord(word)))]
}

/**
 * Share of a word that its forms have in common: isparava, ispari. Long words share `max` letters.
 */
const SHARED = 0.6
const STEM = { min: 3, max: 6 } as const
/** Longest ending after the shared letters. A longer word is a different word. */
const LONGEST_ENDING = 8
/** From this length on, a typo does not produce another word. */
const LETTERS_FOR_SLIPS = 6

/**
 * True when a typed word is a form of a listed word, judged by the beginning, or a longer word with
 * a typo. Both are folded. A number equals only itself.
 */
export function isSameWord(typed: string, listed: string): boolean {
  if (typed === listed) return true
  if (/^\d/.test(listed) || listed.length < STEM.min) return false
  const stem = listed.slice(0, stemLength(listed))
  if (typed.length > stem.length + LONGEST_ENDING) return false
  return (
    typed.startsWith(stem) ||
    isSlip(typed, listed) ||
    (listed.length >= LETTERS_FOR_SLIPS &&
      startsNearly(typed, listed.slice(0, Math.max(stem.length + 1, LETTERS_FOR_SLIPS - 1))))
  )
}

/** Forms of a short word differ only in the last one or two letters. */
const stemLength = ({ length }: string): number =>
  length <= 5 ? Math.max(STEM.min, length - 1) : Math.min(STEM.max, Math.ceil(length * SHARED))

/**
 * True when a word begins with the stem, except for one extra, missing, wrong or swapped letter.
 */
function startsNearly(word: string, stem: string): boolean {
  let at = 0
  while (at < stem.length && word[at] === stem[at]) at += 1
  const goesOn = (skipped: number, rest: string) => word.slice(at + skipped).startsWith(rest)
  const [after, afterPair] = [stem.slice(at + 1), stem.slice(at + 2)]
  const isSwapped = word[at] === stem[at + 1] && word[at + 1] === stem[at]
  return (
    goesOn(1, after) ||
    goesOn(0, after) ||
    goesOn(1, stem.slice(at)) ||
    (isSwapped && goesOn(2, afterPair))
  )
}
