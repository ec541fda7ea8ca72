import type { Element, Root } from 'hast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { formulaWords } from './speech/tokens'

/**
 * Gives each formula its Croatian words, which CSS adds to the accessibility tree, because screen
 * readers read MathML badly and browsers leave it out of an option's accessible name. The words are
 * not part of the page's text.
 */
export function rehypeSpokenFormulas() {
  return (tree: Root) => {
    visit(tree, { type: 'element', tagName: 'span' }, (span: Element) => {
      const [math] = span.children
      if (math?.type !== 'element' || math.tagName !== 'math') return
      math.properties = { ...math.properties, ariaHidden: 'true' }
      span.properties = { ...span.properties, dataSpoken: formulaWords(math) || source(math) }
    })
  }
}

/** The TeX source of a formula, without its syntax characters. */
function source(math: Element): string {
  let tex = ''
  visit(math, { type: 'element', tagName: 'annotation' }, (node: Element) => {
    tex = toString(node)
  })
  return tex.replace(/[\\{}^_$&]+/g, ' ').trim()
}
