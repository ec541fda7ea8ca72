import type { Element } from 'hast'
import type { PhrasingContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Options } from 'rehype-remark'
import { underlineNode } from '../underline/tree'

const signsOf = (plain: string, raisedSigns: string) =>
  Object.fromEntries([...plain].map((sign, at) => [sign, [...raisedSigns][at] ?? '']))

const RAISED = signsOf('0123456789+-−=()n', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ')
const LOWERED = signsOf('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎')

/**
 * Raised or lowered text: a Unicode character such as `²` if one exists, else a formula, because
 * the position is part of the meaning.
 */
export function superOrSubscript(sign: '^' | '_', content: string): PhrasingContent {
  const text = content.trim()
  const signs = sign === '^' ? RAISED : LOWERED
  const plain = [...text].map((one) => signs[one])
  if (plain.every(Boolean)) return { type: 'text', value: plain.join('') }
  const tex = /^\\\(([\s\S]*)\\\)$/.exec(text)?.[1]
  const isTex = /^(?:[A-Za-z]|[\d+*/=()<>.-])+$/.test(text) && !/[A-Za-z]{2}/.test(text)
  const inside =
    tex ?? (isTex ? text : `\\text{${text.replace(/[\\^~]/g, '').replace(/[{}$%&#_]/g, '\\$&')}}`)
  return { type: 'inlineMath', value: `${sign}{${inside}}` }
}

/** Handlers for HTML elements that Markdown writes differently. */
export const htmlElementHandlers: NonNullable<Options['handlers']> = {
  sup: (_, node: Element) => superOrSubscript('^', toString(node)),
  sub: (_, node: Element) => superOrSubscript('_', toString(node)),
  ins(state, node: Element) {
    const inside = state.all(node) as PhrasingContent[]
    const [first, last] = [inside[0], inside.at(-1)]
    const before = first?.type === 'text' ? (/^\s*/.exec(first.value)?.[0] ?? '') : ''
    if (first?.type === 'text') first.value = first.value.slice(before.length)
    const behind = last?.type === 'text' ? (/\s*$/.exec(last.value)?.[0] ?? '') : ''
    if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - behind.length)
    const rest = inside.filter((one) => one.type !== 'text' || one.value)
    const text = (value: string) => (value ? [{ type: 'text' as const, value }] : [])
    return [...text(before), ...(rest.length ? [underlineNode(rest)] : []), ...text(behind)]
  },
}
