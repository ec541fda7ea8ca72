import { compareRational, rationalOfDecimal, rationalOfNumber } from '@/lib/platform/hr/rational'

const NUMBER = String.raw`-?\d+(?:\.\d+)?(?:[eE][-+]?\d{1,3})?`

/** A number, a range, or a number with its tolerance, at the beginning of an answer. */
const KEY = new RegExp(
  String.raw`(?:^|(?<!\\)[=~])\s*(?:%[^%\n]*%\s*)?(${NUMBER})(?:\.\.(${NUMBER})|:(${NUMBER}))?`,
  'g',
)

/** Numbers of a block `{#…}`, as written, that the grammar would round silently. */
export function inexactNumbers(block: string): string[] {
  const [, answers = ''] = /(?<!\\)\{\s*#([\s\S]*)\}/.exec(block) ?? []
  return [...answers.matchAll(KEY)].flatMap(([, low = '', high, tolerance]) =>
    [low, high ?? '0'].filter((written) => !Number(tolerance ?? 0) && !isExact(written)),
  )
}

function isExact(written: string): boolean {
  const exact = rationalOfDecimal(written.toLowerCase())
  const number = Number(written)
  if (!exact || !Number.isFinite(number)) return false
  return compareRational(exact, rationalOfNumber(number)) === 0
}
