import type { Element, Root } from 'hast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

const SIGNS = new Set(['−', '+', '±', '∓'])

/** Operators after which plus and minus are binary; the star stands for an unknown number. */
const ENDS = new Set([')', ']', '}', '⟩', '!', '…', '⋯', '∗'])

/**
 * Delimiter of an absolute value. Since it may open or close, it does not change whether an operand
 * is expected.
 */
const BAR = '∣'

/**
 * Spaces a sign as part of a number where an operand is expected. MathML does so only at the start
 * of a row, and spaces ( − 3) like a sum.
 */
export function rehypeUnarySigns() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'mrow' }, ({ children }: Element) => {
      let isNumberDue = true
      for (const child of children) {
        if (child.type !== 'element') continue
        const text = toString(child).trim()
        if (text === BAR || text === '') continue
        const isOperator = child.tagName === 'mo'
        if (isOperator && isNumberDue && SIGNS.has(text))
          child.properties = { form: 'prefix', ...child.properties }
        isNumberDue = isOperator && !ENDS.has(text)
      }
    })
  }
}

const SPACE = '0.2222em'

/**
 * Spaces a colon as the Croatian division sign, 13 : 4, which MathML treats as punctuation. A colon
 * that KaTeX has spaced is left alone.
 */
export function rehypeDivisionSigns() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (isColon(node)) node.properties = { lspace: SPACE, rspace: SPACE, ...node.properties }
    })
  }
}

function isColon({ tagName, children: [only] }: Element): boolean {
  return tagName === 'mo' && only?.type === 'text' && only.value === ':'
}
