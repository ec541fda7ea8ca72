import type { Element, Root } from 'hast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { speakFormula } from './speech/tokens'

/**
 * Gives each formula its Croatian words, which CSS writes into the accessibility tree: screen readers
 * read MathML badly, and browsers leave it out of an option's name. They are no text of the page.
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
