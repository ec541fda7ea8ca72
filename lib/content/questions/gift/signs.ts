/**
 * Decodes placeholders that gift-pegjs 1.0 leaves for escaped signs in the right sides of a
 * matching; each contains the sign's code.
 */
export const decodePlaceholders = (text: string): string =>
  text.replace(/&&(092|058|035|061|123|125|126|010);/g, (_, code: string) =>
    String.fromCharCode(Number(code)),
  )

/**
 * Escapes a text. A backslash stays single, as LaTeX is easiest to read, unless the next sign would
 * turn it into an escape.
 */
export const escapeGift = (text: string): string =>
  text
    .replace(/\\(?=[\\:#={}~n\n]|$)/g, '\\\\')
    .replace(/[:#={}~]/g, '\\$&')
    .replace(/\n/g, '\\n')

/** Escapes a title, where every backslash must be doubled. */
export const escapeGiftTitle = (text: string): string =>
  text.replace(/[\\:#={}~]/g, '\\$&').replace(/\n/g, '\\n')

/**
 * The grammar reads an arrow anywhere in an answer as a matching; Markdown renders both forms
 * alike.
 */
const ARROW = '->'
const QUIET_ARROW = '-\\>'

/** Undoes the escapes of arrows in a text, after the grammar has read it. */
export const unescapeArrows = (text: string): string => text.replaceAll(QUIET_ARROW, ARROW)

/** Escapes a text inside the braces, whose start the grammar could read as a format prefix. */
export const escapeGiftInBraces = (text: string): string =>
  `${/^\[(html|markdown|plain|moodle)\]/.test(text) ? '[markdown]' : ''}${escapeGift(text).replaceAll(ARROW, QUIET_ARROW)}`

/** The feedback of an answer in GIFT, to be written after the answer; empty without feedback. */
export const toGiftFeedback = (feedback: string | null): string =>
  feedback ? `#${escapeGiftInBraces(feedback)}` : ''

/**
 * The weight prefix of an answer. Full weight needs one only where the text looks like a weight.
 */
export const toGiftWeight = (weight: number, text = ''): string =>
  weight === 100 && !text.startsWith('%') ? '' : `%${plainDecimal(weight)}%`

/**
 * A number with all its digits and without an exponent, which GIFT doesn't support: 1e-7 is
 * 0.0000001.
 */
export function plainDecimal(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e')
  if (exponent === undefined) return mantissa
  const sign = mantissa.startsWith('-') ? '-' : ''
  const [whole = '', decimals = ''] = mantissa.replace('-', '').split('.')
  const power = Number(exponent)
  const digits = whole + decimals
  if (power < 0) return `${sign}0.${'0'.repeat(-power - whole.length)}${digits}`
  return `${sign}${digits}${'0'.repeat(power - decimals.length)}`
}
