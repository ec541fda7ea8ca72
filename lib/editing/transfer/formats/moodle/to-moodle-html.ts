import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { parser } from '@/lib/platform/markdown/parser'
import { renderTextUncached } from '@/lib/platform/markdown/render'

/** Private characters around a formula's number, which no conversion touches. */
const [OPEN, CLOSE] = ['\uE020', '\uE021']
const FORMULA = new RegExp(`${OPEN}(\\d+)${CLOSE}`, 'g')

/** Converts Markdown to HTML whose formulas Moodle typesets: `$x_1$` becomes `\(x_1\)`. */
export function toMoodleHtml(markdown: string): string {
  const formulas: string[] = []
  let [written, end] = ['', 0]
  visit(parser.parse(markdown) as Nodes, (node) => {
    if (node.type !== 'inlineMath' && node.type !== 'math') return
    const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset]
    const tex = plainTextToHtml(node.value)
    written += `${markdown.slice(end, from)}${OPEN}${formulas.length}${CLOSE}`
    formulas.push(node.type === 'math' ? `\\[${tex}\\]` : `\\(${tex}\\)`)
    end = to
  })
  const html = renderTextUncached(written + markdown.slice(end))
  return html.replace(FORMULA, (_, index: string) => formulas[Number(index)] ?? '')
}

/** Plain text as HTML. */
export const plainTextToHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
