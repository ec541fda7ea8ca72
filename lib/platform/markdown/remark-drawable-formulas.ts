import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { FORMULA_LIMITS, formulaRefusalReason } from './formula-limits'

/**
 * Leaves formulas that would take too long to draw as source text; editors' checks refuse such
 * formulas.
 */
export function remarkDrawableFormulas() {
  return (tree: Root) => {
    let left: number = FORMULA_LIMITS.all
    visit(tree, (node, index, parent) => {
      const isFormula = node.type === 'math' || node.type === 'inlineMath' || isMathCode(node)
      if (!isFormula || !parent || index === undefined) return
      left -= node.value.length
      if (left >= 0 && !formulaRefusalReason(node.value)) return
      const { value, position } = node
      parent.children[index] =
        node.type === 'inlineMath'
          ? { type: 'inlineCode', value, position }
          : { type: 'code', value, position }
    })
  }
}

/** True for a code block with the language `math`, which is drawn as a formula too. */
export const isMathCode = (node: {
  type: string
}): node is Root['children'][number] & {
  type: 'code'
  value: string
} => node.type === 'code' && 'lang' in node && node.lang === 'math'
