import {
  add,
  multiply,
  negate,
  rational,
  rationalOfDecimal,
  toNumber,
  type Rational,
} from './rational'

/** Number notation: Croatian 1.234,5 or English 1,234.5. */
export type Locale = 'hr' | 'en'

/** One possible reading of a text as a number. */
export type NumberReading = {
  value: Rational
  number: number
  /** True if the reading violates the notation: `1.234` read as one and 234 thousandths. */
  isAgainstNotation: boolean
}

/** The minus signs other than `-`; callers replace them by `-`. */
export const UNICODE_MINUSES = /[−‐‑‒–—―﹣－]/g
/** Zero-width characters, which occur in pasted texts. */
export const ZERO_WIDTH_CHARACTERS = /[\u200b-\u200f\u2060\ufeff]/g
const SPACES = /\s+/g
const VULGAR = /[¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g

const PLAIN = /^(\d*)(?:,(\d+))?$/
const GROUPED_BY_POINT = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/
const GROUPED_BY_SPACE = /^([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d+))?$/
const DECIMAL_POINT = /^(\d*)\.(\d+)$/
const WHOLE = '(\\d+|[1-9]\\d{0,2}(?:[. ]\\d{3})+)'
const FRACTION = new RegExp(`^${WHOLE} ?\\/ ?${WHOLE}$`)
const MIXED = /^(\d+)(?: | ?\+ ?)(\d+) ?\/ ?(\d+)$/
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const POWER_OF_TEN =
  /^(.+?) ?[*·⋅∙•×xX] ?10 ?(?:\^ ?(?:\(([+-]?\d{1,3})\)|([+-]?\d{1,3}))|([⁺⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}))$/

/**
 * Reads a number as pupils write it; the result starts with the most Croatian reading, and is empty
 * for other texts: `1.234,5`, `1 234,5`, `1234,5`, `3.5`, `.5`, `−5`, `+5`, `3/4`, `1 1/2`,
 * `1+1/2`, `½`, `1,4·10⁻²`. A point before exactly three digits is read as a thousands separator
 * first, and as a decimal point second.
 */
export function numberReadings(text: string, locale: Locale = 'hr'): NumberReading[] {
  const written = locale === 'en' ? text.replace(/[.,]/g, (c) => (c === '.' ? ',' : '.')) : text
  const spaced = written
    .replace(VULGAR, (sign) => ` ${sign.normalize('NFKC').replace('⁄', '/')} `)
    .replace(/⁄/g, '/')
    .replace(UNICODE_MINUSES, '-')
    .replace(ZERO_WIDTH_CHARACTERS, '')
    .replace(SPACES, ' ')
    .trim()
  const [, sign = '', body = ''] = /^([+-]?) ?(.*)$/.exec(spaced) ?? []
  const power = POWER_OF_TEN.exec(body)
  const readings = power ? scientific(power) : plainReadings(body)
  return sign === '-' ? readings.map((one) => ofValue(negate(one.value), one)) : readings
}

const ofValue = (value: Rational, { isAgainstNotation = false } = {}): NumberReading => ({
  value,
  number: toNumber(value),
  isAgainstNotation,
})

/** Readings of a text without a plus or minus. */
function plainReadings(text: string): NumberReading[] {
  const fraction = readFraction(text)
  if (fraction) return [ofValue(fraction)]
  return [...new Set(decimalsOf(text))].flatMap((decimal, index) => {
    const value = rationalOfDecimal(decimal)
    return value ? [ofValue(value, { isAgainstNotation: index > 0 })] : []
  })
}

/** Reads scientific notation: `1,4*10^-2`, `1,4·10⁻²`. */
function scientific([, mantissa = '', ...exponents]: RegExpExecArray): NumberReading[] {
  const written = exponents.find((one) => one !== undefined) ?? ''
  const exponent = Number(
    written
      .replace('⁻', '-')
      .replace('⁺', '')
      .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]/g, (sign) => String(SUPERSCRIPTS.indexOf(sign))),
  )
  const scale = 10n ** BigInt(Math.abs(exponent))
  const factor = exponent < 0 ? rational(1n, scale) : rational(scale)
  return plainReadings(mantissa).map((one) => ofValue(multiply(one.value, factor), one))
}

/** Possible unsigned decimals (`1234.5`) for a text, the most Croatian first. */
function decimalsOf(text: string): string[] {
  const grouped = GROUPED_BY_POINT.exec(text) ?? GROUPED_BY_SPACE.exec(text) ?? PLAIN.exec(text)
  const point = DECIMAL_POINT.exec(text)
  const join = (whole = '', decimals = '') => {
    const digits = whole.replace(/[. ]/g, '')
    if (!digits && !decimals) return []
    return [decimals ? `${digits || '0'}.${decimals}` : digits]
  }
  return [
    ...(grouped ? join(grouped[1], grouped[2]) : []),
    ...(point ? join(point[1], point[2]) : []),
  ]
}

/**
 * Reads `3/4`, `472/10.000`, `1 1/2` and `1+1/2`. An improper fraction after a whole number is
 * refused.
 */
function readFraction(text: string): Rational | null {
  const whole = (digits = '') => BigInt(digits.replace(/[. ]/g, ''))
  const quotient = (top = '', bottom = '') =>
    whole(bottom) ? rational(whole(top), whole(bottom)) : null
  const [, integer, ...of] = MIXED.exec(text) ?? []
  const part = integer === undefined ? null : quotient(...of)
  const isProper = part !== null && part.numerator < part.denominator
  const [isFraction, top, bottom] = FRACTION.exec(text) ?? []
  if (isFraction !== undefined && !isProper) return quotient(top, bottom)
  if (!part || (text.includes('+') && !isProper)) return null
  return add(rational(whole(integer)), part)
}
