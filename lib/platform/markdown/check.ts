import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { figureFault } from '@/lib/platform/figures/draw-figure'
import { isFigureAddress } from '@/lib/platform/figures/figure-address'
import { isMathCode } from './remark-drawable-formulas'
import { formulaFault } from './formula-fault'
import { FORMULA_LIMITS } from './formula-limits'
import { parser } from './parser'
import { isSafeAddress } from './safe-addresses'
import { complexityFault } from './complexity-fault'

export type MarkdownFault = { line: number; message: string }
type MarkdownImage = { line: number; url: string; alt: string }

/**
 * A line of plain words and punctuation, which can't contain a formula, tag, image, link or
 * heading.
 */
const PLAIN = /^(?!.*(?:www\.|:\/\/|@))[\p{L}\p{N}\p{Zs},.;:?!()%=„”“"'’–−+·°€-]*$/u

/** A figure without changing numbers, which are checked in each draw. */
const isFixedFigure = (address: string) => isFigureAddress(address) && !/[{}]/.test(address)

const TOO_MUCH_DRAWN = 'Formule ovog teksta imaju zajedno više od 10.000 znakova.'

/**
 * The faults of a Markdown text (raw HTML, formulas that KaTeX refuses, unsafe links), its images
 * and its headings. Lines count from 1.
 */
export function checkMarkdown(markdown: string) {
  if (PLAIN.test(markdown)) return { faults: [], images: [], headings: [] }
  const tangle = complexityFault(markdown)
  if (tangle) return { faults: [{ line: 1, message: tangle }], images: [], headings: [] }
  const tree: Root = parser.parse(markdown)
  const faults: MarkdownFault[] = []
  const images: MarkdownImage[] = []
  const headings: { line: number; depth: number; text: string }[] = []
  let drawn = 0
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1
    if (node.type === 'html') faults.push({ line, message: 'HTML nije dopušten.' })
    if (node.type === 'image') {
      images.push({ line, url: node.url, alt: node.alt ?? '' })
      const message = isFixedFigure(node.url) ? figureFault(node.url) : null
      if (message) faults.push({ line, message })
    }
    if ((node.type === 'link' || node.type === 'definition') && !isSafeAddress(node.url)) {
      faults.push({ line, message: `Poveznica ${node.url} nije dopuštena.` })
    }
    if (node.type === 'math' || node.type === 'inlineMath' || isMathCode(node)) {
      const before = drawn
      drawn += node.value.length
      const message = drawn > FORMULA_LIMITS.all ? TOO_MUCH_DRAWN : formulaFault(node.value)
      if (message && before <= FORMULA_LIMITS.all) faults.push({ line, message })
    }
    if (node.type === 'heading') {
      const text = markdown.slice(node.position?.start.offset, node.position?.end.offset)
      headings.push({ line, depth: node.depth, text: text.replace(/^#+\s*/, '').trim() })
    }
  })
  return { faults, images, headings }
}
