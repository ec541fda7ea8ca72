/**
 * The parts of an expression, each by what may stand for it, in the order in which a sentence must
 * hold them, or in any.
 */
export type CheckExpression = { parts: string[][]; isOrdered: boolean }

const ANY_ORDER = '&'
const IN_ORDER = /\.{3}|…/
const ALTERNATIVES = '|'

/**
 * Takes an expression of a key point apart (docs/content-format.md): `gen & uput|osobin` are parts
 * that one sentence holds in any order, the second as either word; `gen … dio DNA` parts that it
 * holds in this one.
 * @returns null where both kinds of order stand in it, or something is missing beside a sign
 */
export function parseExpression(text: string): CheckExpression | null {
  const isOrdered = IN_ORDER.test(text)
  if (isOrdered && text.includes(ANY_ORDER)) return null
  const parts = text
    .split(isOrdered ? IN_ORDER : ANY_ORDER)
    .map((part) => part.split(ALTERNATIVES).map((one) => one.trim()))
  return parts.flat().every(Boolean) ? { parts, isOrdered } : null
}
