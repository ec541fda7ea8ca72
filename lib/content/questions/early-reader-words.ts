import { EARLY_READER_WORDS } from '@/lib/content/curriculum/limits'

const PICTURE = /!\[[^\]]*\]\([^)]*\)/g
const FORMULA = /\$[^$]*\$/g
/** `{a|word|words}` shows one of its words, `{a}` a number. */
const CHANGING = /\{([^{}|]*)(?:\|([^{}|]*))?[^{}]*\}/g

/** The number of words that have to be read: neither numbers nor formulas nor pictures. */
export function wordsToRead(markdown: string): number {
  const text = markdown
    .replace(PICTURE, ' ')
    .replace(FORMULA, ' ')
    .replace(CHANGING, (_, _name, word: string | undefined) => ` ${word ?? ''} `)
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
}

/** The warning about a text that is too long for early readers; null for a short one. */
export function earlyReaderWarning(markdown: string): string | null {
  const words = wordsToRead(markdown)
  if (words <= EARLY_READER_WORDS) return null
  return `Pitanje ima ${words} riječi. U 1. i 2. razredu neka ih bude najviše ${EARLY_READER_WORDS}.`
}
