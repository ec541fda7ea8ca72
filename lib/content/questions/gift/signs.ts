/**
 * gift-pegjs 1.0 leaves its own placeholders for escaped signs in the right sides of a matching: each
 * is named by its code.
 */
export const decodePlaceholders = (text: string): string =>
  text.replace(/&&(092|058|035|061|123|125|126|010);/g, (_, code: string) =>
    String.fromCharCode(Number(code)),
  )

/** Backslashes stay single, as LaTeX is read best, where the next sign doesn't make them escape. */
export const escape = (text: string): string =>
  text
    .replace(/\\(?=[\\:#={}~n\n]|$)/g, '\\\\')
    .replace(/[:#={}~]/g, '\\$&')
    .replace(/\n/g, '\\n')

/** A title takes no single backslash. */
export const escapeEvery = (text: string): string =>
  text.replace(/[\\:#={}~]/g, '\\$&').replace(/\n/g, '\\n')

/** An arrow makes a matching of answers, wherever it stands; Markdown shows both alike. */
const ARROW = '->'
const QUIET_ARROW = '-\\>'

/** The text that `marked` was given, once the grammar has read it. */
export const withArrows = (text: string): string => text.replaceAll(QUIET_ARROW, ARROW)

/** A text between the braces, whose beginning can't be taken for its format. */
export const marked = (text: string): string =>
  `${/^\[(html|markdown|plain|moodle)\]/.test(text) ? '[markdown]' : ''}${escape(text).replaceAll(ARROW, QUIET_ARROW)}`

/** What is said of an answer, behind it. */
export const reason = (feedback: string | null): string => (feedback ? `#${marked(feedback)}` : '')

/** The weight in front of an answer, which a full one needs only where its text looks like one. */
export const weightOf = (weight: number, text = ''): string =>
  weight === 100 && !text.startsWith('%') ? '' : `%${plainDecimal(weight)}%`

/** A number with all its digits and no exponent, which GIFT doesn't know: 1e-7 is 0.0000001. */
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
