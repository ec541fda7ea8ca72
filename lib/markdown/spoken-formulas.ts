import type { Element, Root } from 'hast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { speakFormula } from './speech/tokens'

/**
 * Screen readers read MathML badly, in English or not at all, and browsers leave it out of the name
 * of an option. Each formula carries its Croatian words instead, which the style sheet writes into
 * the accessibility tree: they are no text of the page, so nobody copies, finds or prints them.
 */
export function spokenFormulas() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'span' }, (span: Element) => {
      const [math] = span.children
      if (math?.type !== 'element' || math.tagName !== 'math') return
      math.properties = { ...math.properties, ariaHidden: 'true' }
      span.properties = { ...span.properties, dataSpoken: speakFormula(math) || source(math) }
    })
  }
}

/** What the formula was written as, without the signs of TeX. */
function source(math: Element): string {
  let tex = ''
  visit(math, { type: 'element', tagName: 'annotation' }, (node: Element) => {
    tex = toString(node)
  })
  return tex.replace(/[\\{}^_$&]+/g, ' ').trim()
}
