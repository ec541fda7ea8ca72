/** True when one of the texts in a value, keys included, is such a one. */
export function holdsText(value: unknown, isSuch: (text: string) => boolean): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (typeof one === 'string' && isSuch(one)) return true
    if (typeof one === 'object' && one !== null) {
      for (const pair of Object.entries(one)) waiting.push(...pair)
    }
  }
  return false
}

/** PostgreSQL takes no text with a NUL, and no JSON with half a character. */
export const isUnkept = (text: string): boolean => text.includes('\0') || !text.isWellFormed()

/** Letters up to here become at most three characters. */
const PLAIN = /^[\0-\u017f]*$/

/**
 * Normalising sorts the marks on a letter in quadratic time: more than thirty are no text of any
 * language (Unicode Standard Annex 15, "Stream-Safe Text Format").
 */
const TOO_MANY_MARKS = /\p{M}{31}/u

/** Times its length that a text may have once it is normalised. */
const MOST_GROWTH = 4

/**
 * Whether a text escapes its limit when it is normalised: U+FDFA becomes eighteen characters. Every
 * call refuses such a text, so what is folded, matched or shown is at most four times as long as its
 * field allows.
 */
export const outgrows = (text: string): boolean =>
  !PLAIN.test(text) &&
  (TOO_MANY_MARKS.test(text) || text.normalize('NFKD').length > MOST_GROWTH * text.length)
