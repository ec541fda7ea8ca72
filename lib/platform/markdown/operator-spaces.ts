import type { Element, Root } from 'hast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

const SIGNS = new Set(['−', '+', '±', '∓'])

/** Operators after which a sign adds or subtracts; the star is a number to be found. */
const ENDS = new Set([')', ']', '}', '⟩', '!', '…', '⋯', '∗'])

/** Both sides of an absolute value: behind a bar it is as it was before it. */
const BAR = '∣'

/**
 * Spaces a sign as a number's own where a number is due: MathML does so at the start of a row only,
 * and spaces ( − 3) like a sum.
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

const SPACE = '0.2222em'

/**
 * Spaces a colon as the Croatian sign of division, 13 : 4; MathML takes it for punctuation. A colon
 * that KaTeX spaced itself stays.
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
