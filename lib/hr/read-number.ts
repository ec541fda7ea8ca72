import { add, negate, rational, rationalOfDecimal, toNumber, type Rational } from './rational'

/** Notation: Croatian writes 1.234,5 and English 1,234.5. */
export type Locale = 'hr' | 'en'

/** One way to read a text as a number. */
export type NumberReading = {
  value: Rational
  number: number
  /** The text was read against the notation's rule: `1.234` as one and 234 thousandths. */
  isAgainstNotation: boolean
}

const MINUS = /[−‐‑‒–—]/g
const SPACES = /[\s\u2000-\u200a\u202f\u00a0]+/g
const VULGAR = /[¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g

const PLAIN = /^(\d*)(?:,(\d+))?$/
const GROUPED_BY_POINT = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/
const GROUPED_BY_SPACE = /^([1-9]\d{0,2}(?: \d{3})+)(?:[.,](\d+))?$/
const DECIMAL_POINT = /^(\d+)\.(\d+)$/
const FRACTION = /^(?:(\d+) )?(\d+) ?\/ ?(\d+)$/

/**
 * Reads a number as pupils write it, the most Croatian reading first; nothing when it is none:
 * `1.234,5`, `1 234,5`, `1234,5`, `3.5`, `−5`, `+5`, `3/4`, `1 1/2`, `½`. A point before exactly
 * three digits divides thousands; reading it as a decimal point is the second choice.
 */
export function readNumber(text: string, locale: Locale = 'hr'): NumberReading[] {
  const written = locale === 'en' ? text.replace(/[.,]/g, (c) => (c === '.' ? ',' : '.')) : text
  const spaced = written
    .replace(VULGAR, (sign) => ` ${sign.normalize('NFKC').replace('⁄', '/')} `)
    .replace(/⁄/g, '/')
    .replace(MINUS, '-')
    .replace(SPACES, ' ')
    .trim()
  const [, sign = '', body = ''] = /^([+-]?) ?(.*)$/.exec(spaced) ?? []
  const fraction = FRACTION.exec(body)
  if (fraction) return readFraction(sign === '-', fraction)
  const readings = [...new Set(decimalsOf(body))]
  return readings.flatMap((decimal, index) => {
    const value = rationalOfDecimal(sign + decimal)
    return value ? [{ value, number: Number(sign + decimal), isAgainstNotation: index > 0 }] : []
  })
}

/** Unsigned decimal notations (`1234.5`) that a text may mean, the most Croatian first. */
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

function readFraction(isNegative: boolean, parts: RegExpExecArray): NumberReading[] {
  const [, whole = '0', numerator = '0', denominator = '0'] = parts
  if (/^0+$/.test(denominator)) return []
  const size = add(rational(BigInt(whole)), rational(BigInt(numerator), BigInt(denominator)))
  const value = isNegative ? negate(size) : size
  return [{ value, number: toNumber(value), isAgainstNotation: false }]
}
