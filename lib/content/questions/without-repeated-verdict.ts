import type { Judged } from './model'

/** Sentences that only repeat the verdict shown above them. */
const VERDICT_WORDS: Record<Judged['outcome'], string> = {
  right: 'Točno',
  spelling: 'Točno',
  partly: 'Djelomično točno',
  wrong: 'Nije točno|Netočno',
}

const PRAISE =
  /^(<p>)?(?:Točno|Tako je|Bravo|Odlično|Izvrsno|Ispravno|Super|Da)[!.:,](?=\s|<|$)\s*(\p{Ll})?/u

/**
 * An explanation of a right answer (HTML) without praise at its beginning, for a pupil who answered
 * differently.
 */
export const withoutPraise = (html: string): string =>
  html
    .replace(PRAISE, (_, opening: string = '', first: string = '') => opening + first.toUpperCase())
    .replace(/^<p><\/p>\s*/, '')

/**
 * An explanation (HTML) without a first sentence that repeats the verdict. Stored texts keep the
 * sentence, since they are also shown without a verdict. It is removed below true/false statements
 * too, where „Nije točno.” would seem to be about the statement.
 */
export function withoutRepeatedVerdict(outcome: Judged['outcome'], html: string): string {
  const opening = new RegExp(`^(<p>)?(?:${VERDICT_WORDS[outcome]})[.!](?=\\s|<|$)\\s*`)
  return html.replace(opening, '$1').replace(/^<p><\/p>\s*/, '')
}
