import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

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
