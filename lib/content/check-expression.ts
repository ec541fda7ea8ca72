/** The parts of an expression in the order in which a sentence must hold them, or in any. */
export type CheckExpression = { parts: string[]; isOrdered: boolean }

const ANY_ORDER = /\s*&\s*/
const IN_ORDER = /\s*(?:\.{3}|…)\s*/

/**
 * Takes an expression of a key point apart (docs/content-format.md): `gen & osobin` are parts that
 * one sentence holds in any order, `gen … dio DNA` parts that it holds in this one.
 * @returns null where both signs stand in it, or a part is missing
 */
export function parseExpression(text: string): CheckExpression | null {
  const isOrdered = IN_ORDER.test(text)
  if (isOrdered && text.includes('&')) return null
  const parts = text.split(isOrdered ? IN_ORDER : ANY_ORDER).map((part) => part.trim())
  return parts.every(Boolean) ? { parts, isOrdered } : null
}
