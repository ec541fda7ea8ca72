import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { drawnFormulaText, MOST_SIGNS } from './row-breaks'

const RELATION = /^[=≠<>≤≥≈→⇒]$/
/** Signs between numbers, after which only a long part is divided. */
const BETWEEN = /^[+−⋅·×:]$/

/**
 * Divides long formulas within a text after their relations, and long parts after other signs too.
 * Browsers never break a line within MathML, so that a long formula would be wider than a phone.
 */
export function rehypeFormulaBreaks() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'span' }, (span: Element) => {
      const [math] = span.children
      if (math?.type !== 'element' || math.tagName !== 'math' || math.properties.display) return
      const row = rowOf(math)
      if (!row || signsOf(row.children) <= MOST_SIGNS) return
      const parts = partsAfter(row.children, RELATION).flatMap((part) =>
        signsOf(part) > MOST_SIGNS ? partsAfter(part, BETWEEN) : [part],
      )
      const [first = [], ...rest] = parts
      if (!rest.length) return
      row.children = first
      const { xmlns, ariaHidden } = math.properties
      span.children = [math, ...rest.map((part) => mathOf({ xmlns, ariaHidden }, part))].flatMap(
        (part, index) => (index ? [WORD_BREAK, part] : [part]),
      )
    })
  }
}

const WORD_BREAK: Element = { type: 'element', tagName: 'wbr', properties: {}, children: [] }

/** The row of a formula whose parts may stand on different lines. */
function rowOf(math: Element): Element | null {
  const [semantics] = math.children
  const [row] = semantics?.type === 'element' ? semantics.children : []
  return row?.type === 'element' && row.tagName === 'mrow' ? row : null
}

const mathOf = (properties: Element['properties'], children: ElementContent[]): Element => ({
  ...{ type: 'element', tagName: 'math', properties },
  children: [{ type: 'element', tagName: 'mrow', properties: {}, children }],
})

const signsOf = (nodes: ElementContent[]) =>
  nodes.reduce((sum, node) => sum + drawnFormulaText(node).length, 0)

/** Parts that end with a sign; a sign at the beginning, or with nothing behind it, divides nothing. */
function partsAfter(nodes: ElementContent[], sign: RegExp): ElementContent[][] {
  const parts: ElementContent[][] = [[]]
  nodes.forEach((node, index) => {
    const part = parts.at(-1) ?? []
    part.push(node)
    const isEnd = part.length > 1 && index < nodes.length - 1 && isSign(node, sign)
    if (!isEnd) return
    // At the end of a row a browser would space it as if nothing followed.
    node.properties = { form: 'infix', ...node.properties }
    parts.push([])
  })
  return parts
}

const isSign = (node: ElementContent, sign: RegExp): node is Element =>
  node.type === 'element' &&
  node.tagName === 'mo' &&
  node.properties.form !== 'prefix' &&
  sign.test(drawnFormulaText(node))
