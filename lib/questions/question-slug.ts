import { slugify } from '@/lib/hr/slug'

/** The words of an address: about a line of a list of results. */
const MAX_WORDS = 60

/** PostgreSQL's largest integer, in the signs of an address. */
const NUMBER = /(?:^|-)([0-9a-z]{1,6})$/

/** What no address says: formulas, numbers that change, pictures. */
const UNSAID = /\$[^$]*\$|\{[^{}]*\}|!?\[[^\]]*\]\([^)]*\)/g

/**
 * The last part of a question's address in the knowledge base: words for people, then its number in
 * base 36, by which alone it is found: the text may change, and old addresses still lead to it.
 */
export function questionSlug({ text, number }: { text: string; number: number }): string {
  const words = slugify(text.replace(UNSAID, ' '))
  const short =
    words.length > MAX_WORDS ? words.slice(0, MAX_WORDS + 1).replace(/-[^-]*$/, '') : words
  return `${short.slice(0, MAX_WORDS) || 'pitanje'}-${number.toString(36)}`
}

/** The number that an address ends with; null for one that no question has. */
export function questionNumber(slug: string): number | null {
  const number = parseInt(NUMBER.exec(slug)?.[1] ?? '', 36)
  return number > 0 && number < 2 ** 31 ? number : null
}
