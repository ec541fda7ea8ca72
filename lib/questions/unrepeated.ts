import type { Judged } from './model'

/** Sentences that say no more than the verdict above them. */
const VERDICT_WORDS: Record<Judged['outcome'], string> = {
  right: 'Točno',
  spelling: 'Točno',
  partly: 'Djelomično točno',
  wrong: 'Nije točno|Netočno',
}

/**
 * A reason (HTML) without a first sentence that repeats its verdict. Content keeps the sentence, since
 * it is also shown without a verdict. It goes under a claim too, where „Nije točno.” would seem to be
 * about the claim.
 */
export function unrepeated(outcome: Judged['outcome'], html: string): string {
  const opening = new RegExp(`^(<p>)?(?:${VERDICT_WORDS[outcome]})[.!](?=\\s|<|$)\\s*`)
  return html.replace(opening, '$1').replace(/^<p><\/p>\s*/, '')
}
