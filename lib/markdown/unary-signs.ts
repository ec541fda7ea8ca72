import type { Element, Root } from 'hast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

const SIGNS = new Set(['−', '+', '±', '∓'])

/** Operators behind which a sign adds or subtracts; the star stands for a number to be found. */
const ENDS = new Set([')', ']', '}', '⟩', '!', '…', '⋯', '∗'])

/** Both sides of an absolute value: behind a bar it is as it was before it. */
const BAR = '∣'

/**
 * In MathML a sign is one of a number only at the start of its row; behind a bracket or another sign
 * it would have the wide spaces of a sum: ( − 3). A sign where a number is due belongs to it.
 */
export function unarySigns() {
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

/** The space of a relation, on both sides. */
const SPACE = '0.2222em'

/**
 * In MathML a colon is a punctuation mark with a space after it only. In Croatian it is the sign of
 * division and of a ratio, which stands in the middle: 13 : 4. A colon that KaTeX spaced itself stays.
 */
export function divisionSigns() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (isColon(node)) node.properties = { lspace: SPACE, rspace: SPACE, ...node.properties }
    })
  }
}

function isColon({ tagName, children: [only] }: Element): boolean {
  return tagName === 'mo' && only?.type === 'text' && only.value === ':'
}
