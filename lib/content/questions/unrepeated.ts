import type { Judged } from './model'

/** Sentences that say no more than the verdict above them. */
const VERDICT_WORDS: Record<Judged['outcome'], string> = {
  right: 'Točno',
  spelling: 'Točno',
  partly: 'Djelomično točno',
  wrong: 'Nije točno|Netočno',
}

const PRAISE =
  /^(<p>)?(?:Točno|Tako je|Bravo|Odlično|Izvrsno|Ispravno|Super|Da)[!.:,](?=\s|<|$)\s*(\p{Ll})?/u

/** Why an answer is right (HTML), for who did not give it: without the praise in front. */
export const withoutPraise = (html: string): string =>
  html
    .replace(PRAISE, (_, opening: string = '', first: string = '') => opening + first.toUpperCase())
    .replace(/^<p><\/p>\s*/, '')

/**
 * A reason (HTML) without a first sentence that repeats its verdict. Content keeps the sentence, since
 * it is also shown without a verdict. It goes under a claim too, where „Nije točno.” would seem to be
 * about the claim.
 */
export function unrepeated(outcome: Judged['outcome'], html: string): string {
  const opening = new RegExp(`^(<p>)?(?:${VERDICT_WORDS[outcome]})[.!](?=\\s|<|$)\\s*`)
  return html.replace(opening, '$1').replace(/^<p><\/p>\s*/, '')
}
