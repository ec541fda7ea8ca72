import { slugify } from '@/lib/platform/hr/slug'

const MAX_WORDS = 60
const UNSAID = /\$[^$]*\$|\{[^{}]*\}|!?\[[^\]]*\]\([^)]*\)/g

/** The rule for question slugs from releases before the database made them. */
export function questionSlug({ text, number }: { text: string; number: number }): string {
  const words = slugify(text.replace(UNSAID, ' '))
  const short =
    words.length > MAX_WORDS ? words.slice(0, MAX_WORDS + 1).replace(/-[^-]*$/, '') : words
  return `${short.slice(0, MAX_WORDS) || 'pitanje'}-${number.toString(36)}`
}
