import {
  add,
  multiply,
  negate,
  rational,
  rationalOfNumber,
  type Rational,
} from '@/lib/platform/hr/rational'

/** An interval as Moodle writes it, in decimals without an exponent. */
export function middleAndTolerance({ low, high }: { low: number; high: number }) {
  const [from, to] = [rationalOfNumber(low), rationalOfNumber(high)]
  const half = rational(1n, 2n)
  return {
    middle: decimal(multiply(add(from, to), half)),
    tolerance: decimal(multiply(add(to, negate(from)), half)),
  }
}

/** The exact decimal of a fraction whose denominator divides a power of ten. */
function decimal({ numerator, denominator }: Rational): string {
  let [digits, places] = [numerator, 0]
  for (; digits % denominator !== 0n; places += 1) digits *= 10n
  const whole = String(digits < 0n ? -digits / denominator : digits / denominator)
  const padded = whole.padStart(places + 1, '0')
  const text = places ? `${padded.slice(0, -places)}.${padded.slice(-places)}` : padded
  return numerator < 0n ? `-${text}` : text
}
