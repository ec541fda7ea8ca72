import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { formulaFault } from './formula-fault'
import { parser } from './parser'
import { isSafeAddress } from './safe-addresses'

export type MarkdownFault = { line: number; message: string }
export type MarkdownImage = { line: number; url: string; alt: string }

/** One line of words and usual signs: no formula, tag, image, link or heading can begin in it. */
const PLAIN = /^(?!.*(?:www\.|:\/\/|@))[\p{L}\p{N}\p{Zs},.;:?!()%=„”“"'’–−+·°€-]*$/u

/** Quotations and lists in one another: reading them takes the square of their number. */
const DEEP = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){30}/m

export const TOO_DEEP = 'Previše je citata ili popisa jedan u drugome.'
export const isTooDeep = (markdown: string): boolean => DEEP.test(markdown)

/** Faults of a Markdown text: raw HTML, formulas that KaTeX refuses, unsafe links. Lines from 1. */
export function checkMarkdown(markdown: string) {
  if (PLAIN.test(markdown)) return { faults: [], images: [], headings: [] }
  if (isTooDeep(markdown))
    return { faults: [{ line: 1, message: TOO_DEEP }], images: [], headings: [] }
  const tree: Root = parser.parse(markdown)
  const faults: MarkdownFault[] = []
  const images: MarkdownImage[] = []
  const headings: { line: number; depth: number; text: string }[] = []
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1
    if (node.type === 'html') faults.push({ line, message: 'HTML nije dopušten.' })
    if (node.type === 'image') images.push({ line, url: node.url, alt: node.alt ?? '' })
    if ((node.type === 'link' || node.type === 'definition') && !isSafeAddress(node.url)) {
      faults.push({ line, message: `Poveznica ${node.url} nije dopuštena.` })
    }
    if (node.type === 'math' || node.type === 'inlineMath') {
      const message = formulaFault(node.value)
      if (message) faults.push({ line, message })
    }
    if (node.type === 'heading') {
      const text = markdown.slice(node.position?.start.offset, node.position?.end.offset)
      headings.push({ line, depth: node.depth, text: text.replace(/^#+\s*/, '').trim() })
    }
  })
  return { faults, images, headings }
}
